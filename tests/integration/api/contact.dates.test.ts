import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  contactApp,
  contactBody,
  expectError,
  expectReceipt,
  postContact,
} from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { storedInquiry } from '../../support/stored-inquiries.ts';

/** 23:59 on 21 November 2026 in Detroit, which is the 22nd in UTC and in Kiritimati. */
const LATE_EVENING = new Date('2026-11-22T04:59:00Z');

describe.each(['America/Detroit', 'UTC', 'Pacific/Kiritimati'])('with TZ=%s', (zone) => {
  const db = useDatabase();

  beforeEach(() => {
    vi.stubEnv('TZ', zone);
    // Without this the suite would pass where the zone cannot be changed.
    expect(new Intl.DateTimeFormat('en').resolvedOptions().timeZone).toBe(zone);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const send = (eventDate: string, name: string = eventDate) =>
    postContact(contactApp(db, LATE_EVENING), contactBody({ eventDate, name }));

  test.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-22', '2026-11-22'],
    ['2028-02-29', '2028-02-29'],
    ['9999-12-31', '9999-12-31'],
    ['2027-06-12T00:00:00Z', '2027-06-12'],
    ['2027-06-12T23:59:59.999Z', '2027-06-12'],
    ['2027-06-12T00:00:00+14:00', '2027-06-12'],
    ['2027-06-12T23:59:59-12:00', '2027-06-12'],
    ['2027-06-12T12:00', '2027-06-12'],
    ['2027-03-14T02:30:00-05:00', '2027-03-14'],
  ])('%s is accepted and stored as %s @request.dates', async (sent, day) => {
    const inquiry = await storedInquiry(db(), await expectReceipt(await send(sent)));
    expect(inquiry.eventDate).toBe(day);
  });

  test.each(['2026-11-20', '2025-12-31', '0001-01-01', '2026-11-20T23:59:59-12:00'])(
    '%s is past and refused @request.past-date',
    async (sent) => {
      const error = await expectError(await send(sent), 400);
      expect(error.fields).toEqual({ eventDate: 'Event date cannot be in the past' });
    },
  );

  test.each([
    '2027-02-30',
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-06-00',
    '2027-06-31',
    '0000-01-01',
    '06/12/2027',
    '2027-6-12',
    '20270612',
    'tomorrow',
    '2027-06-12T',
    '2027-06-12T25:99:99Z',
    '2027-06-12T12:60',
    '2027-06-12T12:00+25:00',
    '2027-06-12 12:00',
    '+002027-06-12',
    '2027-06-12; drop table inquiries',
  ])('%s is no date and refused', async (sent) => {
    const error = await expectError(await send(sent), 400);
    expect(error.fields).toEqual({ eventDate: 'Please enter a valid date' });
  });

  test.each(['', '   '])('%j is missing', async (sent) => {
    const error = await expectError(await send(sent, 'Nobody'), 400);
    expect(error.fields).toEqual({ eventDate: 'Event date is required' });
  });
});
