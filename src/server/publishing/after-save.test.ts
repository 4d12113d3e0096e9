import { expect, test } from 'vitest';
import { tagsFor } from './after-save.ts';

test.each([
  ['/api/admin/categories', ['catalog', 'categories', 'rental-items']],
  ['/api/admin/rental-items/some-id/restore', ['catalog', 'rental-items']],
  ['/api/admin/service-packages/some-id', ['catalog', 'service-packages']],
  ['/api/admin/categories-of-another-kind', []],
  ['/api/admin/contact-submissions/some-id', []],
  ['/api/admin/publishing/publish', []],
])('a write to %s purges the caches of %j @api.cache', (path, tags) => {
  expect(tagsFor(path)).toEqual(tags);
});
