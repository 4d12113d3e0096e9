/**
 * Somebody who knows what they want: searched in the header in their own words, and put on the list.
 */
import { frame, panel, product, search } from './places.ts';
import { seeBadge, seeList, seeToast } from './steps.ts';
import { journey } from './test.ts';

journey.use({ home: 'desktop' });

const LINEN = 'Blush Satin Linen, 120 inch Round';

journey('finds a linen by the words of the trade', async ({ person }) => {
  await person.open('/');
  await person.press(search.open);
  await person.type(search.field, 'dusty rose tablecloth 120');
  await person.see(search.whole, '1 result for “dusty rose tablecloth 120”');
  await person.press(search.result(LINEN));
  await person.seePage(LINEN);
  await person.press(product.addToQuote);
  await seeToast(person, `${LINEN} added to your wishlist`);
  await seeBadge(person, 1);
  await seeList(person, 1, '$18.50');
  await person.seeValue(panel.quantity(LINEN), '1');
  await person.press(panel.close);
  // One comes back to the page on which one searched, and the list stays.
  await person.back();
  await person.see(frame.wishlist);
  await seeBadge(person, 1);
});
