import { expect, test } from 'vitest';
import { pointIn, POINT_RULES, withoutPoint, withPoint } from './focal-point.ts';
import { resized, srcset } from './image.ts';
import { socialImage } from './social-image.ts';

const URL = '/img/a.webp';

test('a point stays with the address of its image, and the middle is none @photos.frame', () => {
  const url = withPoint(URL, { x: 18, y: 93 });
  expect(url).toBe('/img/a.webp#at-20-90');
  expect([pointIn(url), withoutPoint(url)]).toEqual([{ x: 20, y: 90 }, URL]);
  expect(withPoint(URL, { x: 52, y: 48 })).toBe(URL);
  expect(pointIn(URL)).toBeUndefined();
});

test('every size has the point, and asks the CDN for the file @photos.frame', () => {
  const url = withPoint(URL, { x: 0, y: 100 });
  expect(resized(url, 320)).toBe('/.netlify/images?url=%2Fimg%2Fa.webp&w=320#at-0-100');
  expect(srcset(url, 480)?.split(', ')).toHaveLength(2);
  expect(srcset(url, 480)).not.toContain('%23');
  expect(POINT_RULES).toContain('[src*="#at-0-"]{--at-x:0%}');
  expect(POINT_RULES).toContain('[src$="-100"]{--at-y:100%}');
});

test.each([
  [{ x: 50, y: 0 }, 'top'],
  [{ x: 0, y: 100 }, 'bottom'],
  [{ x: 0, y: 50 }, 'left'],
  [{ x: 90, y: 60 }, 'right'],
])('a preview card is cut where the point is: %j @photos.frame', (point, position) => {
  const card = socialImage(withPoint(URL, point), '').url;
  expect(card).toContain(`&position=${position}`);
  expect(card).not.toContain('#');
  expect(socialImage(URL, '').url).not.toContain('position');
});
