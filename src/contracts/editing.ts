import * as z from 'zod/mini';
import { isImageAddress } from '#domain/image.ts';
import { MAX_LENGTH, MAX_SEARCH_LENGTH } from '#domain/limits.ts';
import { NEGATIVE_PRICE, priceTooHigh } from '#domain/money.ts';
import { cleanText } from '#domain/text.ts';
import type { ScheduledView } from './catalog/scheduled-views.ts';
import { answer, endpoint, type Schema, type Typed } from './endpoint.ts';
import { optionalLine, requiredLine, text } from './fields.ts';
import type { EditView } from './history/edits.ts';
import type { EntityState } from './publishing.ts';
import { stockDays } from './settings/stock.ts';
import { stockEditQuery, type Moved } from './stock/edit.ts';

/** Number of matching rows on all pages. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count';

/** Of the list of inquiries: JSON with the number per status, regardless of the filter by status. */
export const STATUS_COUNTS_HEADER = 'X-Status-Counts';

/** `?state=` of categories and packages. */
export const ACTIVITY_FILTERS = ['active', 'inactive'] as const;
export type ActivityFilter = (typeof ACTIVITY_FILTERS)[number];

export interface NameView {
  /** Another entity has the name; only a warning. */
  isTaken: boolean;
  /** Default slug of a new entity with this name. */
  slug: string;
}

export interface DeletedView {
  id: string;
  version: number;
}

export interface Editable {
  id: string;
  /** Number of edits, for optimistic locking. */
  version: number;
  /** ISO date-times. */
  createdAt: string;
  updatedAt: string;
  /** Null: not in the trash. */
  deletedAt: string | null;
  state: EntityState;
  /** Scheduled changes, the next first; omitted: none. */
  scheduled?: ScheduledView[];
}

/** The version that the editor saw; a stale version is answered with 409. */
export const versionField = { version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) };

/** Chosen by the client, so that a retry is idempotent; random by default. */
export const newIdField = { id: z._default(z.optional(z.uuid()), () => crypto.randomUUID()) };

/** @seo.own-words */
export const seoFields = {
  seoTitle: optionalLine(MAX_LENGTH.title),
  seoDescription: optionalLine(MAX_LENGTH.seoDescription),
  seoKeywords: optionalLine(MAX_LENGTH.seoKeywords),
};

const ownDays = z._default(z.optional(z.nullable(stockDays)), null);

/** Days that pieces are away (@stock.window); null: inherited. */
export const stockRuleFields = { daysBefore: ownDays, daysAfter: ownDays, turnaround: ownDays };

export type StockRuleView = Record<keyof typeof stockRuleFields, number | null>;

/** Empty: derived from the name. */
export const slugField = z._default(
  z.optional(
    text(MAX_LENGTH.slug, 'Please enter a slug').check(
      z.refine(
        (value) => value === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
        'Please use lowercase letters, digits, and single hyphens only',
      ),
    ),
  ),
  '',
);

/** A path on this site or an https address; pages show no others. */
export const imageAddress = text(MAX_LENGTH.url, 'Please enter an image URL').check(
  z.refine(isImageAddress, 'Please enter an image URL that begins with https:// or /'),
);

export const optionalImage = z._default(z.optional(z.union([z.literal(''), imageAddress])), '');

/** @param what name of the entries in the message */
export function listField<T extends z.core.SomeType>(entry: T, max: number, what = 'entries') {
  const list = z.array(entry).check(z.maxLength(max, `Please use at most ${max} ${what}`));
  return z._default(z.optional(list), []);
}

export const flag = (byDefault: boolean) => z._default(z.optional(z.boolean()), byDefault);

/** Dollars with at most two decimals. @param message for a missing or invalid number */
export const dollars = (max: number, message: string) =>
  z
    .number(message)
    .check(
      z.minimum(0, NEGATIVE_PRICE),
      z.maximum(max, priceTooHigh(max * 100)),
      z.multipleOf(0.01, 'Please use at most two decimals'),
    );

export const entityName = requiredLine(MAX_LENGTH.title, 'Name is required');

/** Far beyond the last page of any list. */
export const MAX_PAGE = 100_000;

const pageNumber = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'There is no such page')),
  z.pipe(z.transform(Number), z.int().check(z.maximum(MAX_PAGE, 'There is no such page'))),
);

export const pageParam = z._default(z.optional(pageNumber), 1);

export const listParams = {
  /** Search text. */
  q: z._default(
    z.optional(
      z.pipe(
        z
          .string()
          .check(
            z.maxLength(MAX_SEARCH_LENGTH, `Please use at most ${MAX_SEARCH_LENGTH} characters`),
          ),
        z.transform(cleanText),
      ),
    ),
    '',
  ),
  /** `1`: lists the trash instead. */
  deleted: z.pipe(
    z.optional(z.literal('1')),
    z.transform((value) => value === '1'),
  ),
};

/** The version that the editor saw. */
export const versionQuery = z.strictObject({
  version: z.pipe(
    // Digits only: `Number` also accepts `1e0`, `0x1` and ` 1`.
    z.string('Please say which').check(z.regex(/^[1-9]\d{0,9}$/, 'It is no version')),
    z.pipe(z.transform(Number), versionField.version),
  ),
});

/** `id`: the entity that already has the name. */
const nameQuery = z.strictObject({ name: entityName, id: z.optional(z.uuid()) });

/** @param sorts values of `?sort=`, the default first. @param more further parameters */
export function listQuery<const Sorts extends readonly [string, ...string[]], More extends object>(
  sorts: Sorts,
  more: More,
) {
  const sort = z._default(z.optional(z.enum(sorts)), sorts[0]);
  return z.strictObject({ ...listParams, page: z.optional(pageNumber), sort, ...more });
}

/** Endpoints of a list and its entities. @param view type of an entity */
export function entityEndpoints<
  View,
  List extends Schema,
  New extends Schema,
  Edit extends Schema,
  Removal extends Schema,
>(
  path: string,
  view: Typed<View>,
  { list, create, edit, remove }: { list: List; create: New; edit: Edit; remove: Removal },
) {
  const read = 'catalog.read';
  const write = 'catalog.write';
  return {
    list: endpoint(`GET ${path}`, read, { query: list, answer: answer<View[]>() }),
    create: endpoint(`POST ${path}`, write, { body: create, answer: view }),
    /** Called while a name is typed. */
    knowName: endpoint(`GET ${path}/name`, read, { query: nameQuery, answer: answer<NameView>() }),
    read: endpoint(`GET ${path}/{id}`, read, { answer: view }),
    edit: endpoint(`PUT ${path}/{id}`, write, {
      query: stockEditQuery,
      body: edit,
      answer: answer<View & Moved>(),
    }),
    /** Moves it to the trash. */
    remove: endpoint(`DELETE ${path}/{id}`, write, {
      query: remove,
      answer: answer<DeletedView>(),
    }),
    restore: endpoint(`POST ${path}/{id}/restore`, write, { answer: view }),
    /** Its edits, latest first (@history.kept). */
    history: endpoint(`GET ${path}/{id}/history`, read, { answer: answer<EditView[]>() }),
    /** @history.restore */
    restoreVersion: endpoint(`POST ${path}/{id}/versions/{version}/restore`, write, {
      query: stockEditQuery,
      body: z.strictObject(versionField),
      answer: view,
    }),
  };
}

/** Of any entity; the type parameters are the outputs of the schemas. */
export type EntityEndpoints<
  View,
  List = unknown,
  New = unknown,
  Edit = unknown,
  Removal = unknown,
> = ReturnType<
  typeof entityEndpoints<
    View,
    z.ZodMiniType<List>,
    z.ZodMiniType<New>,
    z.ZodMiniType<Edit>,
    z.ZodMiniType<Removal>
  >
>;
