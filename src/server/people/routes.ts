/** Owners see, export and erase the data of one person who sent requests. */
import { peopleEndpoints } from '#contracts/admin/people.ts';
import type { GuardedApp } from '../auth/guard.ts';
import { handle } from '../http/handle.ts';
import { guestSeesNoSpool } from '../texts.ts';
import { assertHost } from '../this-host.ts';
import { erasePerson } from './erase.ts';
import { exportHeld, findHeld } from './find.ts';
import type { PeopleServices } from './services.ts';

export function mountPeople(app: GuardedApp, services: PeopleServices): void {
  handle(app, peopleEndpoints.find, async ({ body }) => {
    await assertHost(services, guestSeesNoSpool);
    return findHeld(services, body.email);
  });

  handle(app, peopleEndpoints.export, async ({ body }) => {
    await assertHost(services, guestSeesNoSpool);
    return exportHeld(services, body.email, body.page);
  });

  handle(app, peopleEndpoints.erase, async ({ body }) => {
    await assertHost(services, guestSeesNoSpool);
    return erasePerson(services, body.email);
  });
}
