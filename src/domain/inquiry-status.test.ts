import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOST_REASONS, moveProblem } from './inquiry-status.ts';

const STATUSES = ['pending', 'contacted', 'quoted', 'booked', 'lost', 'quarantined'];
const move = fc.record({
  from: fc.constantFrom(...STATUSES),
  to: fc.constantFrom(...STATUSES),
  reason: fc.option(fc.constantFrom(...LOST_REASONS), { nil: undefined }),
  note: fc.constantFrom('', 'Deposit paid'),
  isQuoted: fc.boolean(),
});

test('what looks like spam becomes pending and nothing else @inquiry.moves', () => {
  fc.assert(
    fc.property(move, (each) => {
      const isOut = each.from === 'quarantined' && !['quarantined', 'pending'].includes(each.to);
      expect(moveProblem(each) === 'spam-to-pending').toBe(isOut);
    }),
  );
});

test('booked without a quote, and lost, say why, every other move needs no words @inquiry.moves', () => {
  fc.assert(
    fc.property(move, (each) => {
      fc.pre(each.from !== each.to && each.from !== 'quarantined');
      const isSaid =
        each.to === 'booked'
          ? each.note !== '' || each.isQuoted
          : each.to !== 'lost' ||
            (each.reason !== undefined && (each.reason !== 'other' || each.note !== ''));
      expect(moveProblem(each) === null).toBe(isSaid);
    }),
  );
});

test('a status that stays as it is needs nothing', () => {
  for (const status of STATUSES)
    expect(moveProblem({ from: status, to: status, note: '', isQuoted: false })).toBe(null);
});
