import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOASTS } from '#site/texts/toasts.ts';
import { $toast, notify } from '../toasts.ts';
import { defineForm } from './define.ts';

const FIELDS = {
  name: 'Jordan',
  phone: '(313) 555-0188',
  email: 'jordan@example.com',
  eventDate: '2099-12-05T00:00:00.000Z',
  eventLocation: 'Detroit',
};
const NO_SIGNS = { website: '' };
const undo = { label: 'Undo', run: () => undefined };

const send = vi.fn<() => Promise<{ id: string; reference: string; message: string }>>();
const form = defineForm({
  name: 'quote',
  fields: ['name'],
  check: () => ({}),
  refused: () => TOASTS.quoteFieldsMissing,
  body: () => FIELDS,
  send,
  accepted: () => TOASTS.quoteSent,
  failure: TOASTS.quoteFailed,
});
const submit = () => form.submit({ name: FIELDS.name }, undefined, NO_SIGNS);

beforeEach(() => {
  $toast.set(null);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', { onLine: true });
  send.mockResolvedValue({ id: '1', reference: 'AB12', message: '' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const FAILURES = {
  'there was no connection': async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await submit();
    vi.stubGlobal('navigator', { onLine: true });
  },
  'it failed': async () => {
    send.mockRejectedValueOnce(new Error('down'));
    await submit();
  },
  'fields were missing': async () => form.refused({ name: '' }),
};

test.each(Object.entries(FAILURES))(
  'the toast that %s is removed when the form is sent @toast.withdrawn',
  async (_, fail) => {
    await fail();
    expect($toast.get()).toMatchObject({ variant: 'destructive', open: true });
    await submit();
    expect($toast.get()).toMatchObject({ ...TOASTS.quoteSent, open: true, waiting: [] });
  },
);

test('a waiting one is removed too, and the undo toast stays', async () => {
  send.mockRejectedValueOnce(new Error('down'));
  await submit();
  notify({ ...TOASTS.itemRemoved('Chair'), action: undo });
  await submit();
  expect($toast.get()).toMatchObject({
    ...TOASTS.itemRemoved('Chair'),
    open: true,
    waiting: [TOASTS.quoteSent],
  });
});

test('a second failure is shown again', async () => {
  send.mockRejectedValue(new Error('down'));
  await submit();
  const first = $toast.get()?.id;
  await submit();
  expect($toast.get()).toMatchObject({ ...TOASTS.quoteFailed, open: true, waiting: [] });
  expect($toast.get()?.id).not.toBe(first);
});
