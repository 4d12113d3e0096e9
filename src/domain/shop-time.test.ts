import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHOP_TIME_ZONE } from './event-date.ts';
import { shopMoment, type ShopMoment } from './shop-time.ts';

const WALL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: SHOP_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

test.each([
  // Winter is five hours behind UTC, summer four.
  ['2026-12-04', '06:00', '2026-12-04T11:00:00.000Z', 'once'],
  ['2026-07-03', '06:00', '2026-07-03T10:00:00.000Z', 'once'],
  // Clocks go from 2:00 to 3:00.
  ['2027-03-14', '01:50', '2027-03-14T06:50:00.000Z', 'once'],
  ['2027-03-14', '02:00', '2027-03-14T07:00:00.000Z', 'skipped'],
  ['2027-03-14', '02:30', '2027-03-14T07:30:00.000Z', 'skipped'],
  ['2027-03-14', '03:00', '2027-03-14T07:00:00.000Z', 'once'],
  // Clocks go from 2:00 back to 1:00: the first 1:30 is that of summer.
  ['2026-11-01', '00:50', '2026-11-01T04:50:00.000Z', 'once'],
  ['2026-11-01', '01:00', '2026-11-01T05:00:00.000Z', 'twice'],
  ['2026-11-01', '01:30', '2026-11-01T05:30:00.000Z', 'twice'],
  ['2026-11-01', '02:00', '2026-11-01T07:00:00.000Z', 'once'],
])('%s %s is %s, %s @schedule.clock', (day, time, at, kind) => {
  expect(shopMoment(day, time)).toEqual({ at: new Date(at), kind });
});

/** Any ten minutes of some years, of which a share is in the nights when clocks change. */
const NIGHTS = ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2028-03-12', '2028-11-05'];
const day = fc.oneof(
  fc.constantFrom(...NIGHTS),
  fc
    .integer({ min: 0, max: 1_500 })
    .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)),
);
const time = fc
  .integer({ min: 0, max: 143 })
  .map((tens) => new Date(tens * 600_000).toISOString().slice(11, 16));

const HOUR_MS = 60 * 60 * 1000;
/** What the clocks show an hour before, at the moment, and an hour after it: in hours ahead of what was asked for. */
const AHEAD: Record<ShopMoment['kind'], (before: number, after: number) => number[]> = {
  // Around other changes of the clocks, the hour before or after is another one.
  once: (before, after) => [Math.min(before, -1), 0, Math.max(after, 1)],
  skipped: () => [-1, 1, 2],
  twice: () => [-1, 0, 0],
};

test('a moment shows the time that was asked for, unless clocks skip it, and is the first to do so @schedule.clock', () => {
  fc.assert(
    fc.property(day, time, (wantedDay, wantedTime) => {
      const { at, kind } = shopMoment(wantedDay, wantedTime);
      const wanted = Date.parse(`${wantedDay} ${wantedTime}Z`);
      /** How many hours the clocks are ahead of what was asked for, so many hours after the moment. */
      const ahead = (hours: number) =>
        (Date.parse(`${WALL.format(at.getTime() + hours * HOUR_MS)}Z`) - wanted) / HOUR_MS;
      expect([-1, 0, 1].map(ahead)).toEqual(AHEAD[kind](ahead(-1), ahead(1)));
    }),
  );
});

test('of two times of a day the later one never comes first, but for those that clocks skip @schedule.clock', () => {
  fc.assert(
    fc.property(day, time, time, (wantedDay, one, other) => {
      const [first, second] = [one, other].toSorted();
      const [a, b] = [shopMoment(wantedDay, first ?? ''), shopMoment(wantedDay, second ?? '')];
      if (a.kind === 'skipped' || b.kind === 'skipped') return;
      expect(a.at.getTime()).toBeLessThanOrEqual(b.at.getTime());
    }),
  );
});
