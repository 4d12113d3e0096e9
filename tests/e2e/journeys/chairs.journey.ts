/**
 * A hundred and sixty chairs, ordered on a laptop: found, compared, counted, corrected and sent.
 */
import { field, link, words } from '../../support/journeys/targets.ts';
import { VISITOR } from '../../support/visitor.ts';
import { category, checkout, main, panel } from './places.ts';
import {
  addFromCategory,
  fillForm,
  navigateTo,
  newEmail,
  seeBadge,
  seeCheckout,
  seeForm,
  seeList,
  seeToast,
  seeSent,
  setQuantity,
  showItems,
} from './steps.ts';
import { journey } from './test.ts';

journey.use({ home: 'desktop' });

const GOLD = 'Gold Chiavari Chair';
const CLEAR = 'Clear Ghost Chair';

journey('orders 160 chairs on a laptop', async ({ person, records }) => {
  const email = newEmail();
  await person.open('/');
  await navigateTo(person, 'Rental Services');
  await person.press(link('Chairs', main));
  await person.seePage('Chair Rentals');
  await person.choose(category.tag, 'gold');
  await person.see(words('Showing 1 of 1 items'));
  await person.choose(category.tag, 'All Items');
  await person.choose(category.sort, 'Price: High to Low');
  await person.see(words('Showing 5 of 5 items'));
  await addFromCategory(person, GOLD, { quantity: 160, total: '$1,360.00' });
  await person.seeValue(panel.quantity(GOLD), '160');
  await person.press(panel.close);

  // A second tab has the same list; what is changed there counts here.
  await person.openInNewTab('/rental-services/chairs');
  await seeBadge(person, 160);
  await person.press(category.heart(CLEAR));
  await seeBadge(person, 161);
  await person.goToTab(0);
  await seeBadge(person, 161);
  await person.back();
  await person.seePage('Chair Rentals');
  await person.seeOn(category.heart(CLEAR));

  await seeList(person, 161, '$1,369.75');
  await person.press(panel.toCheckout);
  await seeCheckout(person, { lines: 2, pieces: 161, total: '$1,369.75' });
  await showItems(person);
  await setQuantity(person, checkout.quantity(GOLD), 165);
  await person.press(checkout.remove(CLEAR));
  await seeCheckout(person, { lines: 1, pieces: 165, total: '$1,402.50' });

  // Nothing is sent with something missing, and a wrong address is found.
  await person.press(checkout.send);
  await seeToast(person, 'Required Fields Missing');
  await fillForm(person, 'jordan@', { date: VISITOR.date });
  await person.type(checkout.details, `Rows of twenty. (${email})`);
  await person.press(checkout.send);
  await person.see(words('Please enter a valid email address'));
  await person.type(field('Email Address'), email);
  await person.reload();
  await seeForm(person, email);
  await seeCheckout(person, { lines: 1, pieces: 165, total: '$1,402.50' });

  await person.press(checkout.send);
  await seeSent(person, records, { email, lines: [[GOLD, 165]] });
  // The list stays until its owner takes it away.
  await seeBadge(person, 165);
});
