/**
 * A visitor on a phone gives the day of the event once: from the first card, over what is left that day,
 * to the list that is sent.
 */
import { eq } from 'drizzle-orm';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { connect } from '#db/client.ts';
import { rentalItems } from '#db/schema.ts';
import { dayAfter } from '#domain/days.ts';
import { readDay, formatEventDate, todayInDetroit } from '#domain/event-date.ts';
import { sendNewQuote } from '../../support/admin/sent-quotes.ts';
import { button, field, link, role, words } from '../../support/journeys/targets.ts';
import { VISITOR } from '../../support/visitor.ts';
import { asOwner } from './admin-world.ts';
import { category, checkout, frame, main, panel } from './places.ts';
import { FILLING_MS, newEmail, seeSent, setQuantity } from './steps.ts';
import { expect, journey } from './test.ts';

journey.use({ home: 'phone' });

const GOLD = 'Gold Chiavari Chair';
const LEFT = 'Only 12 left that day';

/** @returns a day of no other journey, engine or try, as all have one shop and each of them holds chairs */
function ownDay(): string {
  const { config, project, repeatEachIndex, retry } = journey.info();
  const engine = config.projects.findIndex(({ name }) => name === project.name);
  const run = (repeatEachIndex * 2 + retry) * config.projects.length + engine;
  // Pieces are away around the day as well.
  return dayAfter(todayInDetroit(new Date()), 500 + 14 * run);
}

/** An open quote for that day holds all chairs but twelve. */
async function holdChairs(day: string): Promise<void> {
  const { db, close } = connect(process.env.SHOP_DATABASE_URL ?? '', { maxConnections: 1 });
  const [gold] = await db
    .select({ id: rentalItems.id })
    .from(rentalItems)
    .where(eq(rentalItems.slug, 'gold-chiavari-chair'));
  await close();
  const lines = [quoteLineOf({ itemId: gold?.id ?? '', quantity: 588 })];
  await asOwner((api) => sendNewQuote(api, { eventDate: day, lines, validUntil: day }));
}

journey('sends a list with the date that was given once', async ({ person, records }) => {
  const day = ownDay();
  await holdChairs(day);
  const email = newEmail();
  await person.open('/rental-services/chairs');
  await person.press(category.heart(GOLD));
  await person.press(frame.wishlist);
  await person.press(button('Add your event date', panel.whole));
  await person.type(field('Event Date', panel.whole), formatEventDate(day));
  await person.type(field('Guest Count (optional)', panel.whole), '150');
  await person.type(field('Event Location (optional)', panel.whole), VISITOR.place);
  await person.press(button('Save', panel.whole));
  await person.see(panel.whole, `${readDay(day)} · 150 guests · ${VISITOR.place}`);
  await setQuantity(person, panel.quantity(GOLD), 20);
  await person.see(panel.whole, `${LEFT}. We’ll source the rest or suggest an alternative.`);
  await person.see(panel.whole, 'Like it, and available that day:');
  await person.see(link('White Chiavari Chair', panel.whole));
  await person.seeThatItFits();
  await person.press(panel.close);
  await person.see(main, LEFT);

  // A page that nobody has touched says it too.
  await person.open('/rental-services/chairs/gold-chiavari-chair');
  await person.see(words(LEFT, main));
  await person.seeThatItFits();
  await person.open('/planner');
  await person.press(field('Guests'));
  await person.seeValue(field('Guests'), '150');

  await person.open('/checkout');
  await person.type(field('Full Name'), VISITOR.name);
  // By then the form knows that it is touched.
  const begun = Date.now();
  await person.type(field('Phone Number'), VISITOR.phone);
  await person.type(field('Email Address'), email);
  await person.see(main, readDay(day));
  await person.see(main, VISITOR.place);
  await person.see(button('Change event details', main));
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, begun + FILLING_MS - Date.now())));
  await person.press(checkout.send);
  const request = await seeSent(person, records, { email, lines: [[GOLD, 20]] });
  expect(request).toMatchObject({ eventDate: day });
  await person.see(role('heading', 'Request received'));
});
