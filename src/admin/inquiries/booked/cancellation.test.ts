import { expect, test } from 'vitest';
import { cancellationOf } from './cancellation.ts';

const typed = {
  by: 'shop',
  reason: 'Storm',
  keepsFee: true,
  fee: '$50.00',
  isMailed: true,
  message: 'We are sorry.',
};
const body = { version: 3, by: 'shop', reason: 'Storm', feeKeptCents: 5_000 };

test('what is chosen is sent @event.cancel', () => {
  expect(cancellationOf(typed, { version: 3, mayMail: true })).toEqual({
    ...body,
    isMailed: true,
    message: 'We are sorry.',
  });
  const unchosen = { ...typed, keepsFee: false, isMailed: false };
  expect(cancellationOf(unchosen, { version: 3, mayMail: true })).toEqual({
    ...body,
    feeKeptCents: null,
    isMailed: false,
    message: '',
  });
});

test('a kept choice to mail, which the dialog does not show without an address, is not sent @admin.kept-hidden', () => {
  expect(cancellationOf(typed, { version: 3, mayMail: false })).toEqual({
    ...body,
    isMailed: false,
    message: '',
  });
});
