import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOST_REASONS, statusProblem } from './inquiry-status.ts';

const STATUSES = ['pending', 'contacted', 'quoted', 'booked', 'canceled', 'lost', 'quarantined'];
const WAS_BOOKED = new Set(['booked', 'canceled']);
const change = fc.record({
  from: fc.constantFrom(...STATUSES),
  to: fc.constantFrom(...STATUSES),
  reason: fc.option(fc.constantFrom(...LOST_REASONS), { nil: undefined }),
  note: fc.constantFrom('', 'Deposit paid'),
  isQuoted: fc.boolean(),
  wasBooked: fc.boolean(),
});

test('what looks like spam becomes pending and nothing else @inquiry.moves', () => {
  fc.assert(
    fc.property(change, (each) => {
      const isOut = each.from === 'quarantined' && !['quarantined', 'pending'].includes(each.to);
      expect(statusProblem(each) === 'spam-to-pending').toBe(isOut);
    }),
  );
});

test('booked without a quote, and lost, say why, every other status needs no words @inquiry.moves', () => {
  fc.assert(
    fc.property(change, (each) => {
      fc.pre(each.from !== each.to && each.from !== 'quarantined' && each.to !== 'canceled');
      fc.pre(each.to !== 'lost' || !(each.wasBooked || WAS_BOOKED.has(each.from)));
      const isSaid =
        each.to === 'booked'
          ? each.note !== '' || each.isQuoted
          : each.to !== 'lost' ||
            (each.reason !== undefined && (each.reason !== 'other' || each.note !== ''));
      expect(statusProblem(each) === null).toBe(isSaid);
    }),
  );
});

test('what was booked is canceled with its own words, and never lost @inquiry.moves', () => {
  for (const from of STATUSES.filter((each) => each !== 'quarantined')) {
    const said = { reason: 'price', note: 'By phone', isQuoted: true } as const;
    const why = { ...said, wasBooked: false };
    const lost = statusProblem({ from, to: 'lost', ...why });
    expect(lost).toBe(WAS_BOOKED.has(from) ? 'booked-not-lost' : null);
    expect(statusProblem({ from, to: 'lost', ...said, wasBooked: true })).toBe(
      from === 'lost' ? null : 'booked-not-lost',
    );
    const canceled = statusProblem({ from, to: 'canceled', ...why });
    expect(canceled).toBe(from === 'canceled' ? null : 'cancel-apart');
  }
});

test('a status that stays as it is needs nothing', () => {
  for (const status of STATUSES)
    expect(
      statusProblem({ from: status, to: status, note: '', isQuoted: false, wasBooked: true }),
    ).toBe(null);
});
