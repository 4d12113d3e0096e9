/** Faults of bookings: never more out than owned without a named override; as `faults.ts` has the others. */
import type { Fault } from './fault.ts';

const STOCK = 'tests/integration/stock';

export const bookingFaults: readonly Fault[] = [
  {
    fault: 'Two acceptances, or forty, for the last pieces at once',
    safe: 'Exactly those count that fit',
    tests: [
      `${STOCK}/confirm.test.ts › of forty acceptances at once for the last 100 chairs exactly those count that fit`,
      `${STOCK}/confirm.test.ts › the second acceptance is refused with what is short, and nothing of it is stored`,
    ],
  },
  {
    fault: 'Days across midnight, the end of a month, the change of clocks',
    safe: 'No hour and no day is gained or lost',
    tests: [
      `${STOCK}/journeys.test.ts › %s takes no hour and no day`,
      'src/domain/stock.test.ts › whatever moves, the answer is that of a count day by day',
    ],
  },
  {
    fault: 'A booked day moves to one on which pieces are short',
    safe: 'Refused; where it fits, its pieces move along',
    tests: [
      `${STOCK}/confirm.test.ts › a booked event that moves takes its pieces along, and has to fit there`,
      `${STOCK}/confirm.test.ts › an event that was moved after the quote was sent is not moved back by its acceptance`,
    ],
  },
  {
    fault: 'A hold expires, and its quote is accepted then',
    safe: 'Its pieces are free, and the acceptance is refused',
    tests: [`${STOCK}/confirm.test.ts › a quote that expired holds nothing`],
  },
  {
    fault: 'A set whose part is out',
    safe: 'The set is short by that part',
    tests: [
      `${STOCK}/journeys.test.ts › a set is short by its chairs, and its tables go out alone`,
    ],
  },
  {
    fault: 'A block is made under a booking',
    safe: 'It names the events that become short, and asks',
    tests: [`${STOCK}/view.test.ts › under a booking say which event becomes short, and ask`],
  },
  {
    fault: 'A quantity is raised after the acceptance',
    safe: 'Checked like a booking',
    tests: [
      `${STOCK}/agreed.test.ts › what does not fit is refused with what is short, and taken with a reason`,
    ],
  },
  {
    fault: 'A booking comes back from the trash, or its cancellation is undone',
    safe: 'Only while it still fits',
    tests: [
      `${STOCK}/confirm.test.ts › what the first gives up is there for the second`,
      `${STOCK}/journeys.test.ts › a cancellation frees the chairs for the couple that waited, and cannot be undone over its head`,
    ],
  },
  {
    fault: 'An edit, or its Undo, counts fewer pieces than are promised',
    safe: 'It names the events, and asks',
    tests: [
      `${STOCK}/follow-edit.test.ts › is also one that counts fewer pieces, of the item or of an option`,
      `${STOCK}/follow-edit.test.ts › is also the undoing of one after which more was booked`,
    ],
  },
  {
    fault: 'A row of stock is missing, or there for nobody',
    safe: 'The next recount puts it right and says so',
    tests: [
      `${STOCK}/recount.test.ts › puts right a row that was %s by hand`,
      `${STOCK}/recount.test.ts › takes away what an event has that takes nothing, and leaves blocks alone`,
    ],
  },
];
