/**
 * The host of this database. Several programs may know its address (a laptop, a preview, a former
 * server); only the host publishes the shop and sends its mails.
 */
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** At most one row; none before the first host and after a release. */
export const shopHost = pgTable(
  'shop_host',
  {
    only: boolean().primaryKey().default(true),
    /** `netlify:` and the site's id, or `server:`, the machine's name and a random id of the data folder. */
    name: text().notNull(),
    since: moment().notNull().defaultNow(),
  },
  (t) => [
    check('shop_host_one_row', sql`${t.only}`),
    check('shop_host_name', sql`length(${t.name}) between 1 and 200`),
  ],
);
