/**
 * A request from a cellar: a slow line, none at all in the middle, and an answer that gets lost.
 */
import { words } from '../../support/journeys/targets.ts';
import { VISITOR } from '../../support/visitor.ts';
import { category, checkout, panel } from './places.ts';
import {
  addFromCategory,
  fillForm,
  newEmail,
  seeBadge,
  seeCheckout,
  seeForm,
  seeSent,
  setQuantity,
  showItems,
} from './steps.ts';
import { expect, journey } from './test.ts';

journey.use({
  home: 'phone',
  // @form.logged
  meant: /form was not sent/,
});

const CHAIR = 'Gold Chiavari Chair';

journey('sends a request on slow 3G, offline in the middle', async ({ person, line, records }) => {
  const email = newEmail();
  line.quality = 'slow 3G';
  await person.open('/rental-services/chairs');
  await person.type(category.search, 'gold');
  await person.see(words('Showing 1 of 1 items'));
  await addFromCategory(person, CHAIR, { quantity: 12, total: '$102.00' });
  await person.press(panel.toCheckout);
  await seeCheckout(person, { lines: 1, pieces: 12, total: '$102.00' });
  await fillForm(person, email, { date: VISITOR.date });
  await person.type(checkout.details, `We are in the cellar. (${email})`);

  line.quality = 'cut';
  await showItems(person);
  await setQuantity(person, checkout.quantity(CHAIR), 14);
  await seeBadge(person, 14);
  await person.press(checkout.send);
  await person.see(words(/Everything you typed is still here/));
  expect(await records.requestsOf(email)).toEqual([]);
  await seeForm(person, email);

  line.quality = 'slow 3G';
  await person.reload();
  await seeForm(person, email);
  await person.seeValue(checkout.details, `We are in the cellar. (${email})`);
  await seeCheckout(person, { lines: 1, pieces: 14, total: '$119.00' });
  line.loseAnswerTo = '/api/contact';
  await person.press(checkout.send);
  // It did arrive, and nobody can know: sending it again is safe.
  await person.see(words(/It’s safe to send it again; we’ll count it only once/));
  await expect.poll(async () => (await records.requestsOf(email)).length).toBe(1);
  await seeForm(person, email);

  line.quality = 'good';
  await person.press(checkout.send);
  await seeSent(person, records, { email, lines: [[CHAIR, 14]] });
});
