/**
 * What the catalog says of the items in a visitor's list.
 */
import { sql, type SQL } from 'drizzle-orm';

/** An item as it stands, whether it is offered or not. */
export interface ItemFacts {
  id: string;
  name: string;
  price: string;
  options: { name: string; price: number }[];
  /** Whether visitors can see it. */
  isPublic: boolean;
}

/**
 * An expression for a list of `ItemFacts` as JSON, for the items that exist.
 * @param ids as the browser sent them; what is no uuid names no item
 */
export function itemFacts(ids: readonly string[]): SQL {
  const known = [...new Set(ids.filter((id) => UUID.test(id)))];
  if (known.length === 0) return sql`'[]'::jsonb`;
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', i.id, 'name', i.name, 'price', i.price, 'options', i.options,
      'isPublic', i.is_active and i.is_published and i.deleted_at is null
        and c.is_active and c.deleted_at is null)), '[]')
    from rental_items i join categories c on c.id = i.category_id
    where i.id in (${sql.join(
      known.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}))`;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
