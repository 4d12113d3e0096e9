/** `/api/admin/people`: owners see, export and erase what is held of one person who sent requests. */
import { personPageSchema, personSchema } from '#contracts/admin/people.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { createRouter, type GuardedRouter } from '../auth/guard.ts';
import { readJson } from '../http/read-body.ts';
import { assertHost } from '../this-host.ts';
import { erasePerson } from './erase.ts';
import { exportHeld, findHeld } from './find.ts';
import type { PeopleServices } from './services.ts';

const PATH = ADMIN_API_PATHS.people;
const MAX_BODY_BYTES = 4 * 1024;
const NO_GUEST =
  'it does not see the requests that wait there for the database. Please do this where the shop runs.';

/** @returns the endpoints, for the guarded app */
export function peopleRoutes(services: PeopleServices): GuardedRouter {
  const router = createRouter();

  router.post(`${PATH}/find`, async (context) => {
    const { email } = await readJson(context.req.raw, MAX_BODY_BYTES, personSchema);
    await assertHost(services, NO_GUEST);
    return context.json(await findHeld(services, email));
  });

  router.post(`${PATH}/export`, async (context) => {
    const { email, page } = await readJson(context.req.raw, MAX_BODY_BYTES, personPageSchema);
    await assertHost(services, NO_GUEST);
    return context.json(await exportHeld(services, email, page));
  });

  router.post(`${PATH}/erase`, async (context) => {
    const { email } = await readJson(context.req.raw, MAX_BODY_BYTES, personSchema);
    await assertHost(services, NO_GUEST);
    return context.json(await erasePerson(services, email));
  });

  return router;
}
