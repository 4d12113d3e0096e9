import { describe, expect, test } from 'vitest';
import { describeError, loggedPath } from './log.ts';

describe('describeError', () => {
  test('gives class, code and place, not the message @security.log', () => {
    const error = Object.assign(new TypeError('ada@example.com'), { code: 'E1' });
    const described = describeError(error);
    expect(described.error).toBe('TypeError E1');
    expect(described.at).toContain('log.test.ts');
    expect(JSON.stringify(described)).not.toContain('ada@');
  });

  test('names the cause at the root', () => {
    const root = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    const error = new Error('outer', { cause: new Error('middle', { cause: root }) });
    expect(describeError(error).error).toBe('Error ECONNREFUSED');
  });

  test('an error that says nothing has a place too', () => {
    expect(describeError(new Error()).at).toContain('log.test.ts');
  });

  test('of a disk that takes or gives no file, the reason in words @run.disk-full', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    expect(describeError(full)).toEqual({ error: 'the disk is full' });
    const facts = { code: 'EACCES', syscall: 'open', path: '/data/blobs/x' };
    const refused = Object.assign(new Error('EACCES: permission denied'), facts);
    expect(describeError(refused)).toEqual({
      error: 'a file cannot be read or written: permission denied',
    });
  });

  test.each([
    ['a text', 'string'],
    [undefined, 'undefined'],
    [{ secret: 1 }, 'object'],
  ])('of what is no error only the type: %j', (thrown, type) => {
    expect(describeError(thrown)).toEqual({ error: type });
  });

  test('a message that looks like a stack is not taken for one', () => {
    const described = describeError(new Error('sent to\n    at 12 Secret Street'));
    expect(JSON.stringify(described)).not.toContain('Secret');
  });
});

test.each([
  ['/api/calendar/abc.ics', '/api/calendar/{token}'],
  ['/api/calendar/abc/', '/api/calendar/{token}'],
  ['/api/admin/calendar', '/api/admin/calendar'],
  ['/api/calendar', '/api/calendar'],
])('of %s the log has %s @calendar.feed-secret', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
