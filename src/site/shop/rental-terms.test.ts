import { expect, test } from 'vitest';
import { rentalNotes } from './rental-terms.ts';

const PERIOD = 'Prices are per event, for up to three days';

test.each([
  [PERIOD, 'plus delivery and setup', `${PERIOD}, plus delivery and setup.`],
  [`${PERIOD}.`, 'Plus delivery and setup.', `${PERIOD}, plus delivery and setup.`],
  [PERIOD, 'Delivery is quoted separately', `${PERIOD}. Delivery is quoted separately.`],
  ['per weekend', 'delivery is quoted separately.', 'Per weekend. Delivery is quoted separately.'],
  ['Need longer? Ask us!', 'plus delivery', 'Need longer? Ask us! Plus delivery.'],
  [' Per event. ', '', 'Per event.'],
  ['', 'plus delivery and setup', 'Plus delivery and setup.'],
  ['', ' ', ''],
])('the notes %j and %j read as sentences @trust.terms', (periodNote, deliveryNote, said) => {
  expect(rentalNotes({ periodNote, deliveryNote })).toBe(said);
});
