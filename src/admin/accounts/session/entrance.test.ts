import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { entranceOf, nextOf } from './entrance.ts';

const ORIGIN = 'https://woodward.example';
const next = (value: string) => nextOf(`?next=${encodeURIComponent(value)}`, ORIGIN);

test('a mailed link is known by its fragment', () => {
  const token = 'Ab-_9'.repeat(9);
  expect(entranceOf(`#invitation=${token}`)).toEqual({ by: 'invitation', token });
  expect(entranceOf(`#reset=${token}`)).toEqual({ by: 'reset', token });
  expect(entranceOf(`#email=${token}`)).toEqual({ by: 'email', token });
  for (const hash of ['', '#', '#categories', '#invite=x', '#reset']) {
    expect(entranceOf(hash)).toEqual({ by: 'sign-in' });
  }
});

test('a mailed link that was not copied whole is known as such', () => {
  for (const hash of ['#reset=', '#reset=xyz', '#reset=a b', '#invitation=%3Cscript']) {
    expect(entranceOf(hash)).toEqual({ by: 'incomplete-link' });
  }
  expect(entranceOf(`#invitation=${'a'.repeat(42)}`)).toEqual({ by: 'incomplete-link' });
  expect(entranceOf(`#reset=${'a'.repeat(23)}`)).toEqual({ by: 'incomplete-link' });
  expect(entranceOf(`#email=${'a'.repeat(42)}`)).toEqual({ by: 'incomplete-link' });
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
