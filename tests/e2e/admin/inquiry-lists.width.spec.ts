/** The lists of requests in windows of all widths, however long what visitors typed is. */
import { eq } from 'drizzle-orm';
import { connect } from '#db/client.ts';
import { inquiries, outbox } from '#db/schema.ts';
import { sendRequest } from '../../support/admin/requests.ts';
import { expectNotWider } from '../../support/admin/sizes.ts';
import { findRow, freshName, openTab } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { signedIn } from '../../support/staff.ts';
import { resizeWindow } from '../../support/window-size.ts';

test('an endless word that a visitor typed moves nothing out of the window @access.zoom', async ({
  page,
  api,
}) => {
  const name = `${freshName('Map')}${'N'.repeat(100)}`;
  const eventLocation = `https://maps.example.com/${'a'.repeat(200)}`;
  const { id } = await sendRequest(api, { name, eventLocation, message: 'We marry in June.' });
  const panel = await openTab(page, 'Contact Leads');
  const row = await findRow(panel, name);
  for (const width of [1280, 390, 320]) {
    await resizeWindow(page, { width, height: 800 });
    await expect(row).toBeVisible();
    await expectNotWider(page, `list at ${width}`);
  }
  await page.goto(`/admin?inquiry=${id}`);
  await expect(page.getByRole('article', { name })).toBeVisible();
  for (const width of [320, 1280]) {
    await resizeWindow(page, { width, height: 800 });
    await expectNotWider(page, `page at ${width}`);
  }
});

test('the list and its views fit the window, however late and long the requests are @inquiry.views', async ({
  page,
  api,
  adminShop,
}) => {
  const sent = await sendRequest(api, {
    name: 'Maria-Guadalupe Hernandez-Featherstonehaugh',
    eventLocation: 'The Grand Ballroom at the Charles H. Wright Museum, 315 East Warren Avenue',
  });
  const { db, close } = connect(adminShop.databaseUrl, { maxConnections: 1 });
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  // Somebody else than who looks: other tests know the owner's name.
  const { id: assigneeId } = await signedIn(db, 'editor', { name: 'Alexandria Montgomery-Wells' });
  await db
    .update(inquiries)
    .set({
      createdAt: days(400),
      assigneeId,
      nextAction: 'Call back about the tent, the dance floor and two hundred and forty chairs',
      nextActionOn: '2025-01-12',
    })
    .where(eq(inquiries.id, sent.id));
  await db.update(outbox).set({ state: 'dead' }).where(eq(outbox.inquiryId, sent.id));
  await close();
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openTab(page, 'Contact Leads');
    // Its name says how many are new.
    const panel = page.getByRole('tabpanel', { name: /^Contact Leads/ });
    // Older than what other tests send, which may fill the first page.
    await findRow(panel, sent.name);
    for (const view of ['All requests', 'To answer', 'Overdue', 'Upcoming events', 'Mine']) {
      await panel.getByRole('button', { name: view }).click();
      const request = panel.getByRole('row', { name: /Maria-Guadalupe/ });
      // It is somebody else's.
      await expect(request).toHaveCount(view === 'Mine' ? 0 : 1);
      await expectNotWider(page, `${view} at ${width} px`);
    }
  }
});
