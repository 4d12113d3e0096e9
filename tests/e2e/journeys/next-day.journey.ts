/**
 * Coming back the next day: the list is still there, numbers change, and it is sent again.
 */
import { field } from '../../support/journeys/targets.ts';
import { VISITOR } from '../../support/visitor.ts';
import { category, checkout, panel } from './places.ts';
import {
  addFromCategory,
  fillForm,
  newEmail,
  seeBadge,
  seeCheckout,
  seeList,
  seeSent,
  setQuantity,
  showItems,
} from './steps.ts';
import { expect, journey } from './test.ts';

journey.use({ home: 'desktop' });

const TABLE = 'Round Table (60 inch)';
const CHAIR = 'White Chiavari Chair';

journey('comes back the next day, changes numbers and sends again', async ({ person, records }) => {
  const email = newEmail();
  await person.open('/rental-services/tables');
  await addFromCategory(person, TABLE, { quantity: 20, total: '$240.00' });
  await person.press(panel.toCheckout);
  await fillForm(person, email, { date: VISITOR.date });
  await person.type(checkout.details, `Reception for 160. (${email})`);
  await person.press(checkout.send);
  const request = await seeSent(person, records, { email, lines: [[TABLE, 20]] });

  // All tabs closed; the next day.
  await person.openInNewTab('/');
  await person.goToTab(0);
  await person.closeTab();
  await seeBadge(person, 20);
  await seeList(person, 20, '$240.00');
  await setQuantity(person, panel.quantity(TABLE), 22);
  await person.see(panel.whole, '$264.00');
  await person.press(panel.close);
  await person.open('/rental-services/chairs');
  await person.press(category.heart(CHAIR));
  await seeBadge(person, 23);
  await person.open('/checkout');
  await showItems(person);
  await setQuantity(person, checkout.quantity(CHAIR), 176);
  await seeCheckout(person, { lines: 2, pieces: 198, total: '$1,760.00' });
  // What was sent yesterday is not in the way of a new message.
  await person.seeValue(checkout.details, '');
  await fillForm(person, email, { date: '12/06/2099' });
  await person.type(checkout.details, `Sixteen more guests. (${email})`);
  await person.seeValue(field('Event Date'), '12/06/2099');
  await person.press(checkout.replaces(request.reference));
  await person.press(checkout.send);
  const second = await seeSent(person, records, {
    email,
    lines: [
      [TABLE, 22],
      [CHAIR, 176],
    ],
    count: 2,
  });
  expect(second.reference).not.toBe(request.reference);
  expect(second.replaces).toBe(request.reference);
  const [earlier] = await records.requestsOf(email);
  expect(earlier?.lines).toMatchObject([{ name: TABLE, quantity: 20 }]);
});
