/**
 * Whose database this is. More than one program may be given its address (a laptop, a preview, a
 * former server); one of them publishes the shop and sends its mails.
 */
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** At most one row; none before the first host, and after the database was released. */
export const shopHost = pgTable(
  'shop_host',
  {
    only: boolean().primaryKey().default(true),
    /** `netlify:` and the id of the site, or `server:` and a random id of the data folder. */
    name: text().notNull(),
    since: moment().notNull().defaultNow(),
  },
  (t) => [
    check('shop_host_one_row', sql`${t.only}`),
    check('shop_host_name', sql`length(${t.name}) between 1 and 200`),
  ],
);
