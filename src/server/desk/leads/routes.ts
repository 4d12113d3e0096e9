/** `/api/admin/contact-submissions` (spec §7). */
import * as z from 'zod/mini';
import { STATUS_COUNTS_HEADER, TOTAL_COUNT_HEADER } from '#contracts/admin/common.ts';
import {
  leadChangeSchema,
  LEAD_SORTS,
  LEAD_STATUSES,
  type LeadView,
} from '#contracts/admin/leads.ts';
import { countLeads, findLead, listLeads, updateLeadStatus } from '#db/queries/admin/leads.ts';
import { MAX_ADMIN_REQUEST_BYTES } from '#domain/limits.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { createRouter, type GuardedRouter } from '../../auth/guard.ts';
import { readJson } from '../../http/read-body.ts';
import type { Services } from '../../services.ts';
import { assertSeen, existing, readId } from '../entity.ts';
import { pageParam, readQuery, searchParam } from '../list-query.ts';
import { presentLead } from './present.ts';

const PATH = ADMIN_API_PATHS.leads;

const listSchema = z.strictObject({
  q: searchParam,
  page: pageParam,
  status: z.optional(z.enum(LEAD_STATUSES)),
  sort: z.optional(z.enum(LEAD_SORTS)),
});

/** @returns the endpoints, for the guarded app */
export function leadRoutes({ db, now }: Services): GuardedRouter {
  const router = createRouter();

  async function view(id: string): Promise<LeadView> {
    return presentLead(existing(await findLead(db(), id), 'leads'));
  }

  router.get(PATH, async (context) => {
    const { q: search, ...request } = readQuery(context, listSchema);
    const { rows, total } = await listLeads(db(), { search, ...request });
    const counts = await countLeads(db());
    context.header(TOTAL_COUNT_HEADER, String(total));
    context.header(
      STATUS_COUNTS_HEADER,
      JSON.stringify(Object.fromEntries(counts.map(({ status, count }) => [status, count]))),
    );
    return context.json(rows.map(presentLead));
  });

  router.get(`${PATH}/:id`, async (context) => context.json(await view(readId(context, 'leads'))));

  router.patch(`${PATH}/:id`, async (context) => {
    const id = readId(context, 'leads');
    const { raw } = context.req;
    const { status, version } = await readJson(raw, MAX_ADMIN_REQUEST_BYTES, leadChangeSchema);
    if (!(await updateLeadStatus(db(), id, version, status, now()))) {
      // Not there, or not as it was seen: what is there now tells which.
      assertSeen(await view(id), version);
    }
    return context.json(await view(id));
  });

  return router;
}
