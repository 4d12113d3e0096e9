import { expect, test } from 'vitest';
import { ownChanges, textsOf } from './drafts.ts';

test('checked boxes of one name are joined by line breaks', () => {
  const fields = new FormData();
  for (const service of ['Rentals', 'Photo Booth']) fields.append('services', service);
  expect(textsOf(fields)).toEqual({ services: 'Rentals\nPhoto Booth' });
  fields.set('email', 'ana@xn--mller-kva.example');
  expect(textsOf(fields)).toMatchObject({ email: 'ana@müller.example' });
  fields.set('email', '\u200Eana@example.com\u200B');
  expect(textsOf(fields)).toMatchObject({ email: 'ana@example.com' });
});

test('a form saves only its own changes', () => {
  const seen = { name: 'Jo', phone: '', message: '' };
  const stored = { name: 'Al', phone: '' };
  expect(ownChanges({ ...seen, phone: '313' }, seen, stored, 'phone')).toEqual({ phone: '313' });
  // Set by the page: a package's message.
  expect(ownChanges({ ...seen, message: 'Classic' }, seen, stored, 'phone')).toEqual({
    phone: '',
    message: 'Classic',
  });
  // Prefilled values must not overwrite what another tab typed since.
  expect(ownChanges({ ...seen, name: 'Jordan' }, seen, stored, 'phone')).toEqual({ phone: '' });
  expect(ownChanges({ ...seen, name: 'Jordan' }, seen, stored, 'name')).toEqual({
    name: 'Jordan',
  });
});
