/**
 * From the home page to a sent request without touching a mouse; the focus is seen at every stop.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { field, words } from '../../support/journeys/targets.ts';
import { VISITOR } from '../../support/visitor.ts';
import { calendar, checkout, frame, panel, product } from './places.ts';
import { FILLING_MS, newEmail, seeCheckout, seeToast, seeSent } from './steps.ts';
import { journey } from './test.ts';

journey.use({ home: 'desktop' });

const CHAIR = 'Gold Chiavari Chair';
/** Of a day in the calendar, which may be one on which the office is closed. */
const DAY = /, \d{4}(,|$)/;

journey('orders with the keyboard only', async ({ person, records }) => {
  const email = newEmail();
  const fill = async (label: RegExp, text: string) => {
    await person.tabTo(label);
    await person.keys(...Array.from(text, (letter) => (letter === ' ' ? 'Space' : letter)));
  };
  await person.open('/');
  await person.tabTo(frame.skipLink, { stops: 1 });
  await person.keys('Enter');
  await person.tabTo('Book Now', { stops: 8 });
  await person.tabTo('Browse Full Catalog', { stops: 20 });
  await person.keys('Enter');
  await person.seeAddress('/rental-services');
  await person.tabTo(/^Chairs/);
  await person.keys('Enter');
  await person.seePage('Chair Rentals');
  await person.tabTo('Search');
  await person.keys('g', 'o', 'l', 'd');
  await person.see(words('Showing 1 of 1 items'));
  await person.tabTo(new RegExp(`^View Details ?: ${CHAIR}$`));
  await person.keys('Enter');

  await person.seePage(CHAIR);
  await person.tabTo(`Increase quantity of ${CHAIR}`);
  await person.keys('Space', 'Space');
  await person.seeValue(product.quantity(CHAIR), '3');
  await person.tabTo('Add to Quote');
  await person.keys('Enter');
  await seeToast(person, `${CHAIR} added to your wishlist`);
  await person.tabTo(/^Your wishlist/, { key: 'Shift+Tab' });
  await person.keys('Enter');
  await person.see(panel.whole, '$25.50');
  // The list holds the keyboard while it is open, and gives it back.
  await person.keys('Escape');
  await person.seeNo(panel.whole);
  await person.keys('Enter');
  await person.see(panel.whole);
  await person.tabTo(/^Get My Free Quote/);
  await person.keys('Enter');

  await seeCheckout(person, { lines: 1, pieces: 3, total: '$25.50' });
  await person.tabTo('Choose Event Date from a calendar');
  await person.keys('Enter');
  await person.see(calendar.whole);
  await person.keys('Escape');
  await person.seeNo(calendar.whole);
  await person.keys('Enter');
  await person.see(calendar.whole);
  // A day has the focus, from which one goes on.
  await person.seeFocusOn(DAY);
  await person.keys('ArrowDown', 'ArrowDown', 'Enter');
  await person.seeNo(calendar.whole);
  await person.seeValue(field('Event Date'), /^\d\d\/\d\d\/\d{4}$/);
  await fill(/^Event Location/, VISITOR.place);
  await fill(/^Full Name/, VISITOR.name);
  await fill(/^Phone Number/, VISITOR.phone);
  await fill(/^Email Address/, email);
  await fill(/^Please provide more details/, `By keys, ${email}`);
  await person.seeValue(checkout.details, `By keys, ${email}`);
  await sleep(FILLING_MS);
  await person.tabTo(/^Get My Free Quote/);
  await person.keys('Enter');
  await seeSent(person, records, { email, lines: [[CHAIR, 3]] });
});
