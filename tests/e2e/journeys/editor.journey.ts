/**
 * An editor on a bad line: what is typed outlives a lost line, an ended session and a second editor.
 */
import { button, dialog, labeled, role, words } from '../../support/journeys/targets.ts';
import { addEditor, addOffer } from './admin-world.ts';
import { admin } from './places.ts';
import { openAdmin, openEntry, seeToast, seePublished, signIn } from './steps.ts';
import { journey } from './test.ts';

journey.use({ home: 'desktop', meant: /^(401 |409 PUT )/ });

const editing = dialog(/^Edit /);
const description = labeled(/^Description/, editing);
const save = button('Save changes', editing);

journey('an editor on a bad line', async ({ newPerson, line }) => {
  const { category, address } = await addOffer();
  const [ada, ben] = [await newPerson(), await newPerson()];
  const account = await addEditor('Ada Okafor');
  await openAdmin(ada, account);
  await openEntry(ada, 'Categories', category.name);
  await ada.type(description, 'Paper and glass.');

  line.quality = 'cut';
  await ada.press(save);
  await ada.see(role('alert', undefined, editing), 'Nothing is lost');
  await ada.seeValue(description, 'Paper and glass.');
  line.quality = 'good';
  await ada.press(save);
  await seeToast(ada, 'Category updated successfully');
  await ada.seeNo(editing);

  // The session ends while something is typed. The admin asks how things stand by itself, and would hear
  // of it before Ada presses anything.
  await ada.press(admin.entry(category.name));
  await ada.seeValue(description, 'Paper and glass.');
  await ada.type(description, 'Paper, glass and brass.');
  line.holdsQuestions = true;
  await ada.loseSession();
  await ada.press(save);
  const again = dialog('You’ve been signed out');
  await ada.see(again);
  line.holdsQuestions = false;
  await signIn(ada, account, again);
  await ada.seeNo(again);
  await ada.seeValue(description, 'Paper, glass and brass.');

  // Somebody else was faster.
  await openAdmin(ben, await addEditor('Ben Ito'));
  await openEntry(ben, 'Categories', category.name);
  await ben.type(description, 'Warm light.');
  await ben.press(save);
  await seeToast(ben, 'Category updated successfully');

  await ada.press(save);
  const both = role('region', 'Two versions', editing);
  await ada.see(both, 'Paper, glass and brass.');
  await ada.see(both, 'Warm light.');
  await ada.seeThatItFits();
  await ada.press(button('Save these choices', both));
  await seeToast(ada, 'Category updated successfully');
  // The site that Ben's save made may be live before the one with this.
  await seePublished(ben, address.slice(0, address.lastIndexOf('/')), 'Paper, glass and brass.');
  await ben.seeNo(words('Warm light.'));
});
