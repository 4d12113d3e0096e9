/**
 * A wedding planned on a phone: linens, chairs for the children, a photo booth, and one request.
 */
import { field, link, words } from '../../support/journeys/targets.ts';
import { booking, category, checkout, frame, main, panel, product, calendar } from './places.ts';
import {
  badge,
  fillForm,
  navigateTo,
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

const NAPKIN = 'Dusty Blue Polyester Napkin';
const SMALL_CHAIR = 'Children’s Bamboo-Style Chair';
const PINK = `${SMALL_CHAIR} (Pink cushion)`;

journey('plans a wedding on a phone', async ({ person, records }) => {
  const email = newEmail();
  await person.open('/');
  await navigateTo(person, 'Rental Services');
  await person.press(link('Linens', main));
  await person.seePage('Linen Rentals');
  await person.type(category.search, 'napkin');
  await person.see(category.details(NAPKIN));
  await person.press(category.heart(NAPKIN));
  await person.seeOn(category.heart(NAPKIN));
  await person.press(category.details(NAPKIN));
  await person.seePage(NAPKIN);
  await person.back();
  // One comes back to where one was.
  await person.seeValue(category.search, 'napkin');
  await seeBadge(person, 1);

  await navigateTo(person, 'Rental Services');
  await person.press(link('Chairs', main));
  await person.press(category.details(SMALL_CHAIR));
  await person.seePage(SMALL_CHAIR);
  await person.choose(product.option, 'Pink cushion - $5.00');
  await person.press(product.increase(SMALL_CHAIR));
  await person.seeValue(product.quantity(SMALL_CHAIR), '2');
  await person.press(product.addToQuote);
  await seeToast(person, `${PINK} added to your wishlist`);
  await seeList(person, 3, '$10.95');
  await setQuantity(person, panel.quantity(NAPKIN), 120);
  await person.see(panel.whole, '$124.00');
  await person.press(panel.close);

  // A booth as well: Escape closes the calendar alone, and what was typed stays.
  await navigateTo(person, 'Photo Booth');
  await person.press(booking.open('Classic'));
  const booth = booking.whole('Classic');
  await person.type(field('Full Name', booth), 'Jordan Rivers');
  await person.press(calendar.open(booth));
  await person.see(calendar.whole);
  await person.keys('Escape');
  await person.seeNo(calendar.whole);
  await person.seeValue(field('Full Name', booth), 'Jordan Rivers');
  await fillForm(person, email, { within: booth });
  await person.type(field('Guest Count (optional)', booth), '120');
  await person.press(booking.send);
  await seeToast(person, 'Booking Request Sent!');
  await person.seeNo(booth);
  const [booked] = await records.requestsOf(email);
  expect(booked).toMatchObject({ status: 'pending', lines: [] });
  await person.see(words(new RegExp(booked?.reference ?? 'no reference')));

  await seeBadge(person, 122);
  await person.press(frame.wishlist);
  await person.press(panel.toCheckout);
  await seeCheckout(person, { lines: 2, pieces: 122, total: '$124.00' });
  await fillForm(person, email);
  await person.type(checkout.details, `Garden ceremony, dinner in the barn. (${email})`);
  await person.press(checkout.send);
  await seeSent(person, records, {
    email,
    lines: [
      [NAPKIN, 120],
      [PINK, 2],
    ],
    count: 2,
  });
  await person.see(checkout.sent, 'get back to you within 24 hours');
  await person.press(checkout.clearList);
  await seeToast(person, 'Wishlist Cleared');
  await person.seeNo(badge(person, 122));
});
