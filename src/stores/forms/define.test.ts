import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOTICES } from '#site/notices.ts';
import { $notice, notify } from '../notices.ts';
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
  refused: () => NOTICES.quoteFieldsMissing,
  body: () => FIELDS,
  send,
  accepted: () => NOTICES.quoteSent,
  failure: NOTICES.quoteFailed,
});
const submit = () => form.submit({ name: FIELDS.name }, undefined, NO_SIGNS);

beforeEach(() => {
  $notice.set(null);
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
  'that %s is not said any more when it is sent',
  async (_, fail) => {
    await fail();
    expect($notice.get()).toMatchObject({ variant: 'destructive', open: true });
    await submit();
    expect($notice.get()).toMatchObject({ ...NOTICES.quoteSent, open: true, waiting: [] });
  },
);

test('nor where it waits behind a way back, which stays', async () => {
  send.mockRejectedValueOnce(new Error('down'));
  await submit();
  notify({ ...NOTICES.itemRemoved('Chair'), action: undo });
  await submit();
  expect($notice.get()).toMatchObject({
    ...NOTICES.itemRemoved('Chair'),
    open: true,
    waiting: [NOTICES.quoteSent],
  });
});

test('a try that fails again says so again', async () => {
  send.mockRejectedValue(new Error('down'));
  await submit();
  const first = $notice.get()?.id;
  await submit();
  expect($notice.get()).toMatchObject({ ...NOTICES.quoteFailed, open: true, waiting: [] });
  expect($notice.get()?.id).not.toBe(first);
});
