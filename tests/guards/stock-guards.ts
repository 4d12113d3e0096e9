/** The guards of stock, where visitors ask and where pieces and money are promised. */
import type { Guard } from './guard.ts';

const STOCK = 'tests/integration/stock';
const AVAILABILITY = `${STOCK}/availability.test.ts` as const;

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
  {
    guard: 'No confirmation takes more than there is, however many come at once',
    attacker: 'are forty couples who accept quotes for the last chairs in the same second',
    stopped: `${STOCK}/confirm.test.ts › of forty acceptances at once for the last 100 chairs exactly those count that fit`,
    honest: 'waited for the couple that gave its pieces back',
    goesOn: `${STOCK}/confirm.test.ts › what the first gives up is there for the second`,
  },
  {
    guard: 'A canceled or moved event comes back only while it still fits',
    attacker: 'undoes a cancellation whose chairs were promised to somebody else',
    stopped: `${STOCK}/journeys.test.ts › a cancellation frees the chairs for the couple that waited, and cannot be undone over its head`,
    honest: 'moves a date and takes its chairs along',
    goesOn: `${STOCK}/journeys.test.ts › a couple that moves its date gives the Saturday to the one that waited`,
  },
  {
    guard: 'Customers read how many are missing, never who has them',
    attacker: 'accepts a quote to learn whose wedding it collides with',
    stopped: `${STOCK}/confirm.test.ts › the second acceptance is refused with what is short, and nothing of it is stored`,
    honest: 'is on the staff and has to know whom to call',
    goesOn: `${STOCK}/confirm.test.ts › staff book more than there is only with a reason, which the timeline keeps`,
  },
  {
    guard: 'An edit that leaves events short names them and asks',
    attacker: 'adds three days of washing and does not think of next Sunday',
    stopped: `${STOCK}/follow-edit.test.ts › names them with what they lack, is saved only after a question, and says how many moved`,
    honest: 'changes days by which nothing becomes short',
    goesOn: `${STOCK}/follow-edit.test.ts › days of the item and of its category, of which the item’s count`,
  },
  {
    guard: 'A block under a booking asks',
    attacker: 'blocks chairs for repair on the day of a wedding',
    stopped: `${STOCK}/view.test.ts › under a booking say which event becomes short, and ask`,
    honest: 'blocks what nobody has',
    goesOn: `${STOCK}/view.test.ts › are made once, changed and removed`,
  },
  {
    guard: 'The id of a block names no row of an event',
    attacker: 'changes or deletes a booking as if it were a block',
    stopped: `${STOCK}/view.test.ts › leave the rows of events alone, whatever id they are asked with`,
    honest: 'deletes a block twice',
    goesOn: `${STOCK}/view.test.ts › are made once, changed and removed`,
  },
  {
    guard: 'No card number and no future payment is written down',
    attacker: 'pastes the card of a customer into a note',
    stopped: `${STOCK}/payments.test.ts › no number of a card, no day to come or before 1900, no refund of what never came`,
    honest: 'writes down a check and a refund',
    goesOn: `${STOCK}/payments.test.ts › what comes in and goes back makes the balance, on the page and in the list`,
  },
  {
    guard: 'A payment counts once',
    attacker: 'presses again after an answer was lost',
    stopped: `${STOCK}/payments.test.ts › a payment whose answer was lost counts once; its id with another content is refused`,
    honest: 'strikes out a slip',
    goesOn: `${STOCK}/payments.test.ts › a slip is struck out: it stays in view, and counts no more`,
  },
  {
    guard: 'What did not come back whole is charged once',
    attacker: 'presses twice, or charges what nobody noted',
    stopped: `${STOCK}/goods-faults.test.ts › what did not come back whole becomes a line of what was agreed, once, and the balance follows`,
    honest: 'ticks off what came back whole',
    goesOn: `${STOCK}/goods.test.ts › a box is ticked off once, and taken back; what is not whole is noted on return alone`,
  },
];
