/** Working a request: answering it, noting what happened, finding what is to be done. */
import { randomUUID } from 'node:crypto';
import { sendRequest } from '../../support/admin/requests.ts';
import { findRow, freshName, openTab, toast } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';

test('a request is answered by a template, previewed, and the reply stands in the timeline @inquiry.reply', async ({
  page,
  api,
}) => {
  const inquiry = await sendRequest(api, { name: freshName('Answered') });
  await page.goto(`/admin?inquiry=${inquiry.id}`);
  const request = page.getByRole('article', { name: inquiry.name });
  await request.getByRole('button', { name: 'Write reply' }).click();
  const reply = page.getByRole('dialog', { name: `Reply to ${inquiry.name}` });
  await reply.getByLabel('Template').selectOption('We need more details');
  await expect(reply.getByLabel('Message')).toHaveValue(/^Hello Answered,/);
  await reply.getByLabel('Subject').fill('About your wedding');
  await reply.getByRole('button', { name: 'Preview' }).click();
  await expect(reply).toContainText(`About your wedding (${inquiry.reference})`);
  await reply.getByRole('button', { name: 'Send reply' }).click();
  // Here mails are kept in files.
  await expect(toast(page)).toContainText('Reply saved');
  await expect(reply).toHaveCount(0);
  await expect(request.getByText('Reply: About your wedding')).toBeVisible();
  await expect(request.getByLabel('Status')).toHaveValue('contacted');
});

test('another template replaces an edited reply, which can be brought back @inquiry.reply', async ({
  page,
  api,
}) => {
  const inquiry = await sendRequest(api, { name: freshName('Rewritten') });
  await page.goto(`/admin?inquiry=${inquiry.id}`);
  await page.getByRole('button', { name: 'Write reply' }).click();
  const reply = page.getByRole('dialog', { name: `Reply to ${inquiry.name}` });
  const message = reply.getByLabel('Message');
  const restore = reply.getByRole('button', { name: 'Restore what I had typed' });
  await reply.getByLabel('Template').selectOption('We need more details');
  await reply.getByLabel('Template').selectOption('Follow-up');
  // Nothing was typed yet.
  await expect(restore).toHaveCount(0);
  const subject = await reply.getByLabel('Subject').inputValue();
  await message.press('ControlOrMeta+End');
  await message.pressSequentially(' And my own words.');
  await reply.getByLabel('Template').selectOption('We need more details');
  await expect(message).not.toHaveValue(/my own words/);
  expect((await message.inputValue()).match(/Hello Rewritten/g)).toHaveLength(1);
  await expect(reply.getByLabel('Subject')).not.toHaveValue(subject);
  // Kept as what is typed is.
  await page.reload();
  await page.getByRole('button', { name: 'Write reply' }).click();
  await restore.click();
  await expect(message).toHaveValue(/ And my own words\.$/);
  await expect(reply.getByLabel('Subject')).toHaveValue(subject);
});

test('notes are kept and edited; a lost request says why, and the move is undone @inquiry.timeline @inquiry.moves', async ({
  page,
  api,
}) => {
  const inquiry = await sendRequest(api, { name: freshName('Noted') });
  await page.goto(`/admin?inquiry=${inquiry.id}`);
  const request = page.getByRole('article', { name: inquiry.name });
  await request.getByLabel('Add a note').fill('Wants gold chairs');
  // Typed text outlives a reload.
  await page.reload();
  await request.getByRole('button', { name: 'Add note' }).click();
  await expect(request.getByRole('listitem').getByText('Wants gold chairs')).toBeVisible();
  await expect(request.getByLabel('Add a note')).toHaveValue('');
  await request.getByRole('button', { name: 'Edit', exact: true }).click();
  await request.getByLabel('Edit note').fill('Wants silver chairs');
  await request.getByRole('button', { name: 'Save note' }).click();
  await expect(request.getByText('Wants silver chairs')).toBeVisible();

  await request.getByLabel('Status').selectOption('Lost');
  await request.getByLabel('Why was it lost?').selectOption('Price');
  await request.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(request.getByText('Pending → Lost (price)')).toBeVisible();
  await request.getByRole('button', { name: 'Undo: back to Pending' }).click();
  await expect(request.getByLabel('Status')).toHaveValue('pending');
  await expect(request.getByText(/^Undone /)).toBeVisible();
});

test('a view and its filters stand in the address: Back, reload and a request’s own page keep them @inquiry.views', async ({
  page,
  api,
}) => {
  const inquiry = await sendRequest(api, { name: freshName('Viewed') });
  const panel = await openTab(page, 'Contact Leads');
  await panel.getByRole('button', { name: 'To answer' }).click();
  await expect(page).toHaveURL(/view=to-answer/);
  await panel.getByLabel('Filter by type').selectOption('Inquiry');
  const row = await findRow(panel, inquiry.name);
  await expect(row).toContainText(/Received (?:just now|\d+ min ago), reply within (?:24|23) h/);
  await row.getByRole('button', { name: inquiry.name, exact: true }).click();
  await expect(page.getByRole('article')).toContainText(inquiry.reference);
  await page.goBack();
  await expect(row).toHaveCount(1);
  await page.reload();
  await expect(panel.getByRole('button', { name: 'To answer' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page).toHaveURL(/view=to-answer.*kind=contact|kind=contact.*view=to-answer/);
  await expect(row).toHaveCount(1);
  await panel.getByLabel('Events from').fill('2027-02-02');
  await panel.getByLabel('Events to').fill('2027-01-01');
  await expect(panel.getByLabel('Events to')).toHaveAttribute('aria-invalid', 'true');
  await expect(panel.getByRole('alert')).toContainText('must be on or before');
});

test('an open request shows what happens elsewhere, and keeps what is typed @inquiry.fresh', async ({
  page,
  api,
}) => {
  const inquiry = await sendRequest(api, { name: freshName('Fresh') });
  const path = `/api/admin/contact-submissions/${inquiry.id}`;
  const addNote = (body: string) =>
    api.post(`${path}/notes`, { data: { id: randomUUID(), kind: 'note', body } });
  const aMinuteLater = async () => {
    const read = page.waitForResponse((answer) => answer.url().endsWith(`${path}/work`));
    await page.clock.fastForward(61_000);
    await read;
  };
  await page.clock.install();
  await page.goto(`/admin?inquiry=${inquiry.id}`);
  const request = page.getByRole('article', { name: inquiry.name });
  await request.getByLabel('Next action').fill('Call about tents');
  const note = request.getByLabel('Add a note');
  await note.fill('Half a thou');
  const next = { text: 'Send a quote', on: '2031-01-02' };
  await api.patch(`${path}/work`, { data: { version: inquiry.version, next } });
  await addNote('From a colleague');
  await aMinuteLater();
  await expect(request.getByText('From a colleague')).toBeVisible();
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('Half a thou');
  await expect(request.getByLabel('Next action')).toHaveValue('Call about tents');
  await expect(request.getByRole('status')).toContainText('Send a quote, 01/02/2031');
  await page.reload();
  await expect(request.getByLabel('Next action')).toHaveValue('Call about tents');
  await expect(request.getByRole('status')).toContainText('Send a quote, 01/02/2031');
  await request.getByLabel(/^On\b/).fill('2031-01-03');
  await request.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(request.getByText('Next: Call about tents, 01/03/2031')).toBeVisible();
  await expect(request.getByRole('status')).toBeEmpty();

  await request.getByRole('button', { name: 'Create Quote' }).click();
  await addNote('While the quote was open');
  await page.getByRole('button', { name: 'Back to request' }).click();
  await expect(request.getByText('While the quote was open')).toBeVisible();
});

test('details are corrected; what is typed outlives Escape and a reload, and a colleague’s change is said @inquiry.details', async ({
  page,
  api,
}) => {
  const inquiry = await sendRequest(api, { name: freshName('Corrected') });
  const path = `/api/admin/contact-submissions/${inquiry.id}`;
  await page.goto(`/admin?inquiry=${inquiry.id}`);
  const request = page.getByRole('article', { name: inquiry.name });
  const open = request.getByRole('button', { name: 'Edit details' });
  const dialog = page.getByRole('dialog', { name: 'Edit details' });
  const place = dialog.getByLabel('Event location');
  await open.click();
  await expect(place).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
  await place.fill('Ann Arbor');
  await dialog.getByLabel('Guests').fill('180');
  await dialog.getByLabel('Email').fill('');
  await dialog.getByRole('button', { name: 'Save details' }).click();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect(dialog).toContainText('A request from the website keeps an email address');
  await dialog.getByLabel('Email').fill(inquiry.email);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(request).toBeVisible();
  await expect(open).toBeFocused();

  const { name, email, phone, version } = inquiry;
  const theirs = { name, email, phone, eventDate: '2031-01-02', eventLocation: 'Troy', version };
  expect((await api.put(`${path}/details`, { data: theirs })).ok()).toBe(true);
  await page.reload();
  await open.click();
  await expect(place).toHaveValue('Ann Arbor');
  await expect(dialog).toContainText('This was changed in the meantime to: Troy.');
  await expect(dialog.getByLabel('Event date')).toHaveValue('2031-01-02');
  await dialog.getByRole('button', { name: 'Save details' }).click();
  await expect(toast(page)).toContainText('Details saved');
  await expect(dialog).toHaveCount(0);
  await expect(request.getByText('Details changed: location and guests')).toBeVisible();
  await expect(request.getByText('Location: Ann Arbor (was Troy)')).toBeVisible();

  await open.click();
  await place.fill('Somewhere');
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await open.click();
  await expect(place).toHaveValue('Ann Arbor');
});

test('a replaced request leads to the one that replaces it, in the list and on its page @inquiry.replaced', async ({
  page,
  api,
}) => {
  const email = `${randomUUID()}@example.com`;
  const old = await sendRequest(api, { name: freshName('Replaced'), email });
  const name = freshName('Replacing');
  const again = await sendRequest(api, { name, email, replaces: old.reference });
  await page.goto(`/admin?q=${old.reference}`);
  const row = page.locator('tbody > tr').filter({ hasText: old.name });
  await expect(row).toContainText(`Replaced by ${again.reference}`);
  await expect(row).not.toContainText('Reply within');
  await row.getByRole('button', { name: old.name, exact: true }).click();
  await page.getByRole('button', { name: `Open ${again.reference}` }).click();
  await expect(page.getByRole('article', { name })).toBeVisible();
});
