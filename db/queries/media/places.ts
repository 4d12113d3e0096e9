/** Finds where images are used: any mention in a row counts, in a list of images, a text or an option. */
import { sql, type SQL } from 'drizzle-orm';
import { categories, rentalItems, servicePackages, settings } from '../../schema.ts';

/** Address of an image of this site, uploaded or built in. */
const ADDRESS = String.raw`/(?:img/[0-9a-f]{64}\.webp|media/[\w/.-]+\.(?:jpe?g|png|webp|avif|gif|svg))`;

const NAMED = [
  { kind: 'item', table: rentalItems },
  { kind: 'category', table: categories },
  { kind: 'package', table: servicePackages },
] as const;

/**
 * A query of each image with each place that mentions it: `url`, `kind`, `id`, `name`, `is_in_trash`.
 * @param only addresses of the images to look for; looking for twenty takes a fifth of the time of all
 */
function mentions(only?: readonly string[]): SQL {
  const named = NAMED.map(
    ({
      kind,
      table,
    }) => sql`select ${kind}::text as kind, ${table.id}::text as id, ${table.name} as name,
      ${table.deletedAt} is not null as is_in_trash, ${table}::text as line from ${table}`,
  );
  const sections = sql`select 'setting', ${settings.section}, '', false, ${settings.value}::text from ${settings}`;
  const urls =
    only &&
    sql`array[${sql.join(
      only.map((url) => sql`${url}`),
      sql`, `,
    )}]::text[]`;
  const mentionsOne =
    urls && sql`where exists (select from unnest(${urls}) as url where strpos(line, url) > 0)`;
  const isOneOf = urls && sql`where found[1] = any(${urls})`;
  // `offset 0` makes PostgreSQL convert each row to text once, not once per address.
  return sql`select distinct found[1] as url, kind, id, name, is_in_trash
    from (select * from (${sql.join([...named, sections], sql` union all `)} offset 0) as told ${mentionsOne ?? sql``}) as lines,
      regexp_matches(line, ${ADDRESS}, 'g') as found ${isOneOf ?? sql``}`;
}

/** Maximum of listed places per image; the others are only counted. */
const MAX_LISTED = 12;

/**
 * A query with one row per used image: `url`, `count`, the first `places`, and the `kinds` and `names` of all.
 * @param only addresses of the images to look for, at least one
 */
export function placesByImage(only?: readonly string[]): SQL {
  const place = sql`jsonb_build_object('kind', kind, 'id', id, 'name', name, 'isInTrash', is_in_trash)`;
  return sql`(select url, count(*)::int as count, array_agg(distinct kind) as kinds,
      string_agg(name, ' ') as names,
      to_jsonb((array_agg(${place} order by is_in_trash, kind, lower(name), id))[1:${sql.raw(String(MAX_LISTED))}]) as places
    from (${mentions(only)}) as mentions group by url)`;
}
