import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { countsOf, builtInChangeIsVisible } from './own-packages.ts';

test('a change of built-in packages is seen where a service has none of its own @settings.packages-shown', () => {
  const before = DEFAULT_SETTINGS.packages;
  const after = { ...before, design: before.design.slice(1) };
  expect(builtInChangeIsVisible(before, after, countsOf([]))).toBe(true);
  expect(builtInChangeIsVisible(before, after, countsOf([{ serviceType: 'photo_booth' }]))).toBe(
    true,
  );
  const own = countsOf([{ serviceType: 'design' }, { serviceType: 'design' }]);
  expect(own).toEqual({ design: 2, photo_booth: 0, video_dance_floor: 0 });
  expect(builtInChangeIsVisible(before, after, own)).toBe(false);
  expect(builtInChangeIsVisible(before, { ...after, photo_booth: [] }, own)).toBe(true);
  expect(builtInChangeIsVisible(before, after, undefined)).toBe(false);
});
