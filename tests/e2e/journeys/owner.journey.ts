/**
 * The owner on a Monday morning: a new request, its status, a price, and that visitors see it.
 */
import { OWNER } from '../../support/admin/test.ts';
import { button, dialog, field, labeled, role, words } from '../../support/journeys/targets.ts';
import { addOffer, askFor, newName } from './admin-world.ts';
import { admin, main, product } from './places.ts';
import { openAdmin, openEntry, seeBadge, seePublished, seeToast, signIn } from './steps.ts';
import { journey } from './test.ts';

journey.use({
  home: 'desktop',
  // Nobody is signed in at first, and then with a wrong password.
  meant: /^401 (GET|POST \/api\/auth)/,
});

journey('the owner on a Monday morning', async ({ newPerson }) => {
  const { item, address } = await addOffer();
  const name = newName('Maya Brooks');
  await askFor(item, name);
  const owner = await newPerson();
  await openAdmin(owner, { ...OWNER, password: 'not the password' });
  await owner.see(role('alert'), "That email or password isn't right.");
  await signIn(owner, OWNER);

  // What waits for an answer is what the admin opens on.
  await owner.see(admin.panel('Contact Leads'), 'Pending');
  await openEntry(owner, 'Contact Leads', name);
  const request = role('article');
  await owner.see(request, `${name} asks for light.`);
  await owner.see(request, item.name);
  await owner.see(request, '40');
  await owner.see(request, '06/12/2031');
  await owner.seeThatItFits();
  await owner.seeValue(labeled(/^Status/, request), 'Pending');
  await owner.choose(labeled(/^Status/, request), 'Quoted');
  await seeToast(owner, 'Status changed');
  await owner.reload();
  await owner.seeValue(labeled(/^Status/, request), 'Quoted');
  await owner.press(button('Back to requests', request));
  await owner.seeNo(request);

  await openEntry(owner, 'Rental Items', item.name);
  await owner.seeValue(field('Price', dialog()), '$5.00');
  await owner.type(field('Price', dialog()), '6.25');
  await owner.press(button('Save changes', dialog()));
  await seeToast(owner, 'Rental item updated successfully');
  await owner.seeNo(dialog());

  const visitor = await newPerson();
  await seePublished(visitor, address, '$6.25');
  await owner.seeSoon(admin.publishing, /^Live since/);
  await visitor.seePage(item.name);
  await visitor.see(main, '$6.25');
  await visitor.seeNo(words(/\$5\.00/));
  await visitor.press(product.addToQuote);
  await seeBadge(visitor, 1);
});
