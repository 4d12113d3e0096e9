/**
 * Two couples want the same chairs on one Saturday: the first one books them, the second one reads what
 * is missing, asks, and has them once the first one has canceled.
 */
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { sendRequest } from '../../support/admin/requests.ts';
import { sendQuote } from '../../support/admin/sent-quotes.ts';
import { makeCategory, makeItem } from '../../support/admin/steps.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import type { Person } from '../../support/journeys/person.ts';
import { button, field, heading, role } from '../../support/journeys/targets.ts';
import { asOwner, newName } from './admin-world.ts';
import { main } from './places.ts';
import { expect, journey } from './test.ts';

journey.use({
  home: 'desktop',
  // The second acceptance is refused.
  meant: /^409 POST/,
});

const SATURDAY = '2031-06-14';

/** Two requests with a quote each for 420 of 600 chairs. */
function quoteBoth() {
  return asOwner(async (api) => {
    const category = await makeCategory(api, { name: newName('Seats') });
    const chair = await makeItem(api, {
      name: newName('Oak Chair'),
      categoryId: category.id,
      availability: 600,
    });
    const lines = [quoteLineOf({ itemId: chair.id, name: chair.name, quantity: 420 })];
    const quoted = async (name: string) => {
      const request = await sendRequest(api, { name: newName(name), eventDate: SATURDAY });
      const { path } = await sendQuote(api, request.id, {
        content: { eventDate: SATURDAY, lines },
      });
      return { request, path };
    };
    return { chair, first: await quoted('Ada'), second: await quoted('Noor') };
  });
}

async function cancel(id: string): Promise<void> {
  await asOwner(async (api) => {
    const path = `${ADMIN_API_PATHS.inquiries}/${id}`;
    const work = await api.get(`${path}/work`);
    const { version } = (await work.json()) as { version: number };
    const data = { version, by: 'customer', reason: 'Moved away', feeKeptCents: null };
    const answer = await api.post(`${path}/cancel`, {
      data: { ...data, isMailed: false, message: '' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  });
}

async function accept(person: Person, name: string): Promise<void> {
  await person.type(field('Type your full name'), name);
  await person.press(role('checkbox'));
  await person.press(button('Accept Quote'));
}

journey('two couples want the chairs of one Saturday', async ({ newPerson }) => {
  const { chair, first, second } = await quoteBoth();
  const ada = await newPerson();
  await ada.open(first.path);
  await accept(ada, 'Ada Okafor');
  await ada.see(heading('You accepted this quote'));
  await ada.see(main, 'Saturday, June 14, 2031');

  const noor = await newPerson();
  await noor.open(second.path);
  await accept(noor, 'Noor Haddad');
  await noor.see(heading('What’s missing for your date'));
  await noor.see(main, `${chair.name}: 240 too few (you need 420, 180 left)`);
  await noor.seeThatItFits();
  // What was typed is still there, and a question can be asked.
  await noor.seeValue(field('Type your full name'), 'Noor Haddad');

  await cancel(first.request.id);
  await ada.reload();
  await ada.see(main, 'canceled');
  await ada.seeNo(button('Accept Quote'));

  await noor.press(button('Accept Quote'));
  await noor.see(heading('You accepted this quote'));
  await noor.see(main, 'Accepted by Noor Haddad on ');
});
