import { button, dialog, field, link, role, words } from '../../support/journeys/targets.ts';
import { journey } from './test.ts';

journey('probe', async ({ person }) => {
  await person.open('/');
  await person.press({ ...link('Browse Full Catalog'), first: true });
  await person.press(link('Chairs'));
  await person.seePage('Chairs Rentals');
  await person.press(link(/Gold Chiavari Chair/, role('main')));
  await person.seePage('Gold Chiavari Chair');
  await person.type(field('Quantity of Gold Chiavari Chair'), '160');
  await person.press({ ...button('Add to Quote'), first: true });
  await person.see(words('Added to Wishlist'));
  await person.press(button(/^Your wishlist/));
  await person.see(dialog('Your Wishlist'), '$1,360.00');
  await person.seeValue(field('Quantity of Gold Chiavari Chair', dialog()), '160');
  await person.press(link('Get My Free Quote', dialog()));
  await person.seePage('Get Your Free Quote');
  await person.type(field('Full Name'), 'Jordan');
  await person.reload();
  await person.seeValue(field('Full Name'), 'Jordan');
  await person.keys('Tab');
  console.log(await person.seeFocus());
});
