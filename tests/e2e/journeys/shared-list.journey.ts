/**
 * Two people plan together: one shares a list, the other changes it and sends it back.
 */
import type { Person } from '../../support/journeys/person.ts';
import { field, words } from '../../support/journeys/targets.ts';
import { VISITOR } from '../../support/visitor.ts';
import { category, checkout, panel, shared } from './places.ts';
import {
  addFromCategory,
  badge,
  fillForm,
  newEmail,
  seeBadge,
  seeCheckout,
  seeList,
  seeToast,
  seeSent,
  setQuantity,
} from './steps.ts';
import { expect, journey } from './test.ts';

journey.use({ home: 'phone' });

const CHAIR = 'White Chiavari Chair';
const TABLE = 'Round Table (60 inch)';
const MESSAGE = field('Tell us about your event');

/** Presses Share in the open panel and passes the link on. @returns its path */
async function share(person: Person): Promise<string> {
  await person.press(panel.share);
  await person.seeEither(panel.link, words('Link Copied'));
  if (await person.sees(panel.link)) {
    // Where a page may not write to the clipboard, the link is shown, to be copied by hand.
    const { value } = await person.look(panel.link);
    return value.slice(person.line.url.length);
  }
  await person.openInNewTab('/');
  await person.press(MESSAGE);
  await person.keys('Control+v');
  await person.seeValue(MESSAGE, /#list=/);
  const { value } = await person.look(MESSAGE);
  await person.type(MESSAGE, '');
  await person.closeTab();
  return value.slice(person.line.url.length);
}

journey('receives a shared list and sends it back', async ({ newPerson, records }) => {
  const email = newEmail();
  const [ana, ben] = [await newPerson(), await newPerson()];
  await ana.open('/rental-services/chairs');
  await addFromCategory(ana, CHAIR, { quantity: 80, total: '$680.00' });
  const link1 = await share(ana);

  await ben.open(link1);
  await ben.see(shared.whole, CHAIR);
  await ben.see(shared.whole, '$680.00');
  // Looking changes nothing.
  await ben.seeNo(badge(ben, 80));
  await ben.press(shared.take);
  await seeBadge(ben, 80);
  await ben.see(panel.whole, '$680.00');
  await setQuantity(ben, panel.quantity(CHAIR), 96);
  await ben.see(panel.whole, '$816.00');
  await ben.press(panel.close);
  await ben.open('/rental-services/tables');
  await ben.press(category.heart(TABLE));
  await seeList(ben, 97, '$828.00');
  await setQuantity(ben, panel.quantity(TABLE), 12);
  await ben.see(panel.whole, '$960.00');
  const link2 = await share(ben);
  expect(link2).not.toBe(link1);

  await ana.open(link2);
  await ana.see(shared.whole, TABLE);
  await ana.see(shared.whole, '$960.00');
  await seeBadge(ana, 80);
  await ana.press(shared.replace);
  await seeToast(ana, 'Wishlist Replaced');
  // What the address held is done with: a reload asks nothing again.
  await ana.seeAddress('/');
  await seeBadge(ana, 108);
  await ana.see(panel.whole, '$960.00');
  await ana.press(panel.toCheckout);
  await seeCheckout(ana, { lines: 2, pieces: 108, total: '$960.00' });
  await fillForm(ana, email, { date: VISITOR.date });
  await ana.type(checkout.details, `Ben made it 96 chairs. (${email})`);
  await ana.press(checkout.send);
  await seeSent(ana, records, {
    email,
    lines: [
      [CHAIR, 96],
      [TABLE, 12],
    ],
  });
});
