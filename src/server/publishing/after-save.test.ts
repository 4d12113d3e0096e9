import { expect, test } from 'vitest';
import { tagsFor } from './after-save.ts';

test.each([
  ['/api/admin/categories', ['catalogue', 'categories', 'rental-items']],
  ['/api/admin/rental-items/some-id/restore', ['catalogue', 'rental-items']],
  ['/api/admin/service-packages/some-id', ['catalogue', 'service-packages']],
  ['/api/admin/categories-of-another-kind', []],
  ['/api/admin/contact-submissions/some-id', []],
  ['/api/admin/publishing/publish', []],
])('a write to %s empties the caches of %j', (path, tags) => {
  expect(tagsFor(path)).toEqual(tags);
});
