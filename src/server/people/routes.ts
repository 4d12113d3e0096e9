/** Owners see, export and erase the data of one person who sent requests. */
import { peopleEndpoints } from '#contracts/people.ts';
import { guestSeesNoSpool } from '../base/texts.ts';
import { assertHost } from '../base/this-host.ts';
import type { GuardedApp } from '../http/guarded-app.ts';
import { handle } from '../http/handle.ts';
import { erasePerson } from './erase.ts';
import { exportStored, readPersonView } from './find.ts';
import type { PeopleServices } from './services.ts';

/** Mounts finding, exporting and erasing a person; the host alone does it, because it has the spool. */
export function mountPeople(app: GuardedApp, services: PeopleServices): void {
  handle(app, peopleEndpoints.find, async ({ body }) => {
    await assertHost(services, guestSeesNoSpool);
    return readPersonView(services, body.email);
  });

  handle(app, peopleEndpoints.export, async ({ body }) => {
    await assertHost(services, guestSeesNoSpool);
    return exportStored(services, body.email, body.page);
  });

  handle(app, peopleEndpoints.erase, async ({ body }) => {
    await assertHost(services, guestSeesNoSpool);
    return erasePerson(services, body.email);
  });
}
