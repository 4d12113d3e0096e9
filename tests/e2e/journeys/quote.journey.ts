/**
 * A quote from the request to the booking: staff answer by a template, quote and revise, and the
 * customer accepts on a phone without an account.
 */
import { randomUUID } from 'node:crypto';
import { sendQuote } from '../../support/admin/sent-quotes.ts';
import { OWNER } from '../../support/admin/test.ts';
import {
  button,
  dialog,
  field,
  heading,
  labeled,
  link,
  role,
} from '../../support/journeys/targets.ts';
import { addEditor, asOwner, newName } from './admin-world.ts';
import { admin, checkout, main } from './places.ts';
import { fillForm, newEmail, openAdmin, seeToast } from './steps.ts';
import { expect, journey } from './test.ts';

journey.use({
  home: 'phone',
  // Nobody of the staff is signed in at first.
  meant: /^401 GET/,
});

journey('a request is quoted, revised and accepted on a phone', async ({ newPerson, records }) => {
  const email = newEmail();
  const customer = await newPerson();
  await customer.open('/checkout');
  await fillForm(customer, email);
  await customer.type(checkout.details, `A hundred gold chairs. (${randomUUID()})`);
  await customer.press(checkout.send);
  await seeToast(customer, 'Request Submitted Successfully!');
  const [request] = await records.requestsOf(email);
  if (!request) throw new Error('Nothing was stored');

  const owner = await newPerson();
  await openAdmin(owner, OWNER);
  await owner.see(admin.panel('Contact Leads'));
  await owner.open(`/admin?inquiry=${request.id}`);
  const inquiry = role('article');
  await owner.press(button('Write reply', inquiry));
  await owner.choose(labeled('Template', dialog()), 'We need more details');
  await owner.press(button('Send reply', dialog()));
  await seeToast(owner, 'Reply saved');

  const [first, second] = await asOwner(async (api) => {
    const sent = await sendQuote(api, request.id);
    const revised = await sendQuote(api, request.id, {
      from: sent.quote.id,
      content: { discount: { kind: 'percent', percent: 20 } },
    });
    return [sent, revised] as const;
  });
  expect(second.quote.number).toBe(2);

  await customer.open(first.path);
  await customer.see(heading('There’s a newer quote'));
  await customer.seeNo(button('Accept Quote'));
  // The link of the mail is opened in a tab of its own.
  await customer.openInNewTab(second.path);
  const paper = role('article', /^Quote No\. 2/);
  await customer.see(paper, 'Gold Chiavari Chair');
  await customer.see(paper, '−$200.00');
  await customer.seeThatItFits();
  await customer.type(field('Type your full name'), 'Jordan Rivers');
  await customer.press(role('checkbox'));
  await customer.press(button('Accept Quote'));
  await customer.see(heading('You accepted this quote'));
  await customer.see(link(/^Pay the \$[\d,.]+ Deposit$/));
  await customer.reload();
  await customer.see(main, 'Accepted by Jordan Rivers on ');

  const colleague = await newPerson();
  await openAdmin(colleague, await addEditor(newName('Robin')));
  await colleague.see(admin.panel('Contact Leads'));
  await colleague.open(`/admin?inquiry=${request.id}`);
  await colleague.seeValue(labeled(/^Status/, inquiry), 'Booked');
});
