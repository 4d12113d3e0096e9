/** Owners see, export and erase the data of one person who sent requests. */
import { peopleEndpoints } from '#contracts/admin/people.ts';
import type { GuardedApp } from '../auth/guard.ts';
import { handle } from '../http/handle.ts';
import { assertHost } from '../this-host.ts';
import { erasePerson } from './erase.ts';
import { exportHeld, findHeld } from './find.ts';
import type { PeopleServices } from './services.ts';

const NO_GUEST =
  'it does not see the requests that wait there for the database. Please do this where the shop runs.';

export function mountPeople(app: GuardedApp, services: PeopleServices): void {
  handle(app, peopleEndpoints.find, async ({ body }) => {
    await assertHost(services, NO_GUEST);
    return findHeld(services, body.email);
  });

  handle(app, peopleEndpoints.export, async ({ body }) => {
    await assertHost(services, NO_GUEST);
    return exportHeld(services, body.email, body.page);
  });

  handle(app, peopleEndpoints.erase, async ({ body }) => {
    await assertHost(services, NO_GUEST);
    return erasePerson(services, body.email);
  });
}
