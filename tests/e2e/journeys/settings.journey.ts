/**
 * The owner changes what the website says about the shop: the phone number, the top of the home page and
 * a question. A visitor sees it, and what was undone is as it was.
 */
import { OWNER } from '../../support/admin/test.ts';
import type { Person } from '../../support/journeys/person.ts';
import { button, field, first, heading, labeled, role } from '../../support/journeys/targets.ts';
import { newName } from './admin-world.ts';
import { admin } from './places.ts';
import { openAdmin, seePublished, seeToast } from './steps.ts';
import { journey } from './test.ts';

journey.use({ home: 'desktop', meant: /^401 GET/ });

const save = button('Save changes');

/** Opens a section: on a phone from the overview, elsewhere from the list beside the form. */
async function openSection(owner: Person, name: string): Promise<void> {
  if (owner.size.name === 'phone' && (await owner.sees(button(/All settings$/)))) {
    await owner.press(button(/All settings$/));
  }
  await owner.press(button(new RegExp(`^${name}`)));
  await owner.see(heading(name));
}

/** Undo is in the toast for a few seconds; what is live by now is taken back by its earlier version. */
async function restoreBefore(owner: Person): Promise<void> {
  await owner.press(button('Show previous versions'));
  await owner.press(first(button(/^Restore the version/)));
  await seeToast(owner, 'Settings saved');
}

journey('the owner changes what the shop says of itself', async ({ newPerson }) => {
  // Three publications, on a machine that may do much else.
  journey.setTimeout(240_000);
  const owner = await newPerson();
  const visitor = await newPerson();
  await openAdmin(owner, OWNER);
  await owner.press(admin.tab('Settings'));

  await openSection(owner, 'Business details');
  const phone = labeled(/^Phone/);
  await owner.see(phone);
  const before = (await owner.look(phone)).value;
  await owner.type(phone, '(248) 555-0163');
  await owner.reload();
  // What is typed and not saved outlives a reload.
  await owner.seeValue(phone, '(248) 555-0163');
  await owner.press(save);
  await seeToast(owner, 'Settings saved');
  await seePublished(visitor, '/contact', '(248) 555-0163');
  await restoreBefore(owner);
  await owner.seeValue(phone, before);

  await openSection(owner, 'Home page: top');
  const title = newName('Parties under the stars');
  await owner.type(field(/^Title/), title);
  await owner.type(field(/^Description of the image/), title);
  await owner.see(role('region', 'Visible at every size'));
  await owner.seeThatItFits();
  await owner.press(save);
  await seeToast(owner, 'Settings saved');
  await seePublished(visitor, '/', title);
  await visitor.see(role('img', title));
  await restoreBefore(owner);

  await openSection(owner, 'FAQ');
  const question = newName('Do you deliver at night?');
  await owner.press(button('Add question'));
  await owner.type(field(/^Question/), question);
  await owner.type(field(/^Answer/), 'Until midnight.');
  // A row that stays empty is not saved, and that is said.
  await owner.press(button('Add question'));
  await owner.press(save);
  await seeToast(owner, '1 empty row was removed.');
  await seePublished(visitor, '/faq', question);
  await restoreBefore(owner);
  await owner.seeNo(button(new RegExp(question.slice(-6))));
});
