import { expect, test } from 'vitest';
import { reportOf } from './error-reporter.ts';
import { describeError } from './log.ts';

test('a report holds no message, no address of a request and no folder @run.errors', () => {
  const thrown = Object.assign(new TypeError('quill@example.com at /home/quill/x.ts:1:2'), {
    code: 'E1',
  });
  const report = reportOf({
    level: 'error',
    event: 'unexpected',
    method: 'GET',
    path: '/api/admin/contact-submissions?q=quill',
    requestId: 'r-1',
    ...describeError(thrown),
  });
  expect(report).toMatchObject({
    exception: { values: [{ type: 'TypeError E1', value: 'unexpected' }] },
    tags: { event: 'unexpected', requestId: 'r-1' },
  });
  expect(report.tags.at).toMatch(/^at (?:.+ \()?error-reporter\.test\.ts:\d+:\d+\)?$/);
  expect(JSON.stringify(report)).not.toMatch(/quill|\/src\/|contact-submissions/);
});
