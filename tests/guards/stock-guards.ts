/** The guards of stock, where visitors ask. */
import type { Guard } from './guard.ts';

const AVAILABILITY = 'tests/integration/stock/availability.test.ts';

export const stockGuards: readonly Guard[] = [
  {
    guard: 'Visitors are told whether there are twenty, not how many',
    attacker: 'is a competitor who reads the order book',
    stopped: `${AVAILABILITY} › what nobody has counted, what is not rented and what never was are one and the same`,
    honest: 'plans an event and asks for a day',
    goesOn: `${AVAILABILITY} › plenty is available, fewer than twenty are counted, none is asked for`,
  },
  {
    guard: 'A network asks what is free 240 times, then once a second',
    attacker: 'asks for each day of the year',
    stopped: `${AVAILABILITY} › a network that reads the order book day by day is stopped`,
    honest: 'turns page after page',
    goesOn: `${AVAILABILITY} › a visitor who turns a hundred pages is answered`,
  },
];
