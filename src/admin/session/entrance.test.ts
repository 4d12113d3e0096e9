import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { entranceOf, nextOf } from './entrance.ts';

const ORIGIN = 'https://woodward.example';
const next = (value: string) => nextOf(`?next=${encodeURIComponent(value)}`, ORIGIN);

test('a mailed link is known by its fragment', () => {
  expect(entranceOf('#invitation=Ab-_9')).toEqual({ by: 'invitation', token: 'Ab-_9' });
  expect(entranceOf('#reset=x')).toEqual({ by: 'reset', token: 'x' });
  for (const hash of ['', '#', '#categories', '#reset=', '#reset=a b', '#invitation=%3Cscript']) {
    expect(entranceOf(hash)).toEqual({ by: 'sign-in' });
  }
});

test('after the sign-in only the admin is gone to', () => {
  expect(nextOf('', ORIGIN)).toBeNull();
  expect(next('/admin?inquiry=1#contact-leads')).toBe('/admin?inquiry=1#contact-leads');
  const elsewhere = ['//evil', '/\\evil', 'javascript:alert(1)', 'https://evil/admin', '/', ''];
  for (const value of [...elsewhere, '/admin/../checkout', 'https:admin', '/\t/evil/admin']) {
    expect(next(value)).toBe('/admin');
  }
});

test('nothing that is asked for leads out of the admin @signin.page', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const url = new URL(next(value) ?? '', ORIGIN);
      expect(url.origin + url.pathname).toBe(`${ORIGIN}/admin`);
    }),
  );
});
