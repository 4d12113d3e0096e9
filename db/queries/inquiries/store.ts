/**
 * Stores inquiries. One statement inserts an inquiry, its lines and mails, atomically and at most
 * once per idempotency key.
 */
import { sql, type SQL } from 'drizzle-orm';
import { mailboxOf } from '#domain/mailbox.ts';
import type { Database } from '../../client.ts';
import type { inquiryLines, inquiries } from '../../schema.ts';
import type { NewMail } from '../mail/outbox.ts';
import { takeToken, type Bucket } from '../rate-buckets.ts';
import { onlyRow, preparedStatement, violates } from '../rows.ts';
import { countRepeats, type Repeats } from './intake-facts.ts';
import type { InquiryFields } from './rows.ts';

type StoredField =
  | keyof InquiryFields
  | 'reference'
  | 'status'
  | 'idempotencyKey'
  | 'bodyHash'
  | 'spamScore'
  | 'spamReasons';
export type NewInquiry = Pick<typeof inquiries.$inferInsert, StoredField | 'id'> & {
  /** Time of the request; by default now, but earlier for a spooled one. */
  createdAt?: Date;
};
export type NewInquiryLine = Omit<
  typeof inquiryLines.$inferInsert,
  'id' | 'inquiryId' | 'position'
>;

/** Columns stored as given. Records, so that a field without its column does not compile. */
const INQUIRY_COLUMNS = columnList({
  reference: true,
  status: true,
  kind: true,
  name: true,
  email: true,
  phone: true,
  eventDate: true,
  eventLocation: true,
  services: true,
  referralSource: true,
  message: true,
  guestCount: true,
  selectedService: true,
  idempotencyKey: true,
  bodyHash: true,
  spamScore: true,
  spamReasons: true,
  replaces: true,
} satisfies Record<StoredField, true>);
const LINE_COLUMNS = columnList({
  itemId: true,
  name: true,
  quantity: true,
  price: true,
  standing: true,
  catalogName: true,
  catalogPrice: true,
} satisfies Record<keyof NewInquiryLine, true>);

export interface Intake {
  inquiry: NewInquiry;
  /** In the order of the visitor's list. */
  lines: readonly NewInquiryLine[];
  mails?: readonly Pick<NewMail, 'kind' | 'recipient' | 'dedupeKey'>[];
  /** Key of the mailbox's confirmation of the hour before; if it was queued within an hour, no other is queued. */
  confirmedBefore?: string | undefined;
  /** Bucket that loses a token; if it is empty, nothing is stored. */
  bucket?: Bucket | undefined;
  /** Bucket that loses a token; if it is empty, the inquiry is stored unless its mailbox repeats requests. */
  sender?: Bucket | undefined;
  /** Nothing is stored if repeats reach these limits. */
  limits?: Repeats | undefined;
}

/** `present`: the key has an inquiry already; `limited`: the bucket is empty; `repeating`: `limits` are reached. */
export type StoreOutcome =
  | { outcome: 'stored'; confirmed: boolean }
  | { outcome: 'present' | 'limited' }
  | { outcome: 'repeating'; repeats: Repeats };

const bucketPlaceholders = (name: string) => ({
  key: sql.placeholder(`${name}Key`),
  capacity: sql.placeholder(`${name}Capacity`),
  perSecond: sql.placeholder(`${name}PerSecond`),
});
const HAS_BUCKET = sql`${sql.placeholder('bucketKey')}::text is not null`;
const HAS_SENDER = sql`${sql.placeholder('senderKey')}::text is not null`;

const storeStatement = preparedStatement<{
  stored: boolean;
  confirmed: boolean;
  present: boolean;
  admitted: boolean;
  repeating: boolean;
  repeats: Repeats;
}>(
  'store-inquiry',
  sql`
    with given as (
      select * from jsonb_populate_record(null::inquiries, ${sql.placeholder('inquiry')}::jsonb)
    ), present as (
      select from inquiries where idempotency_key = (select idempotency_key from given)
    ), bucket as (
      ${takeToken(bucketPlaceholders('bucket'), sql`${HAS_BUCKET} and not exists (select from present)`)}
    ), admitted as (
      select where not exists (select from present)
        and (not ${HAS_BUCKET} or exists (select from bucket))
    ), sender as (
      ${takeToken(bucketPlaceholders('sender'), sql`${HAS_SENDER} and exists (select from admitted)`)}
    ), ${countRepeats(sql`given`, sql`not exists (select from sender)`)},
    repeating as (
      select from repeats
      where same_message >= ${sql.placeholder('sameMessage')}::int
        or from_address >= ${sql.placeholder('fromAddress')}::int
    ), inquiry as (
      insert into inquiries (id, created_at, updated_at, mailbox, ${INQUIRY_COLUMNS})
      select
        coalesce(id, gen_random_uuid()), coalesce(created_at, now()), now(), mailbox, ${INQUIRY_COLUMNS}
      from given
      where exists (select from admitted) and not exists (select from repeating)
      -- Waits until a concurrent insert of the same key is committed, then gives no row.
      on conflict (idempotency_key) do nothing
      returning id
    ), stored_lines as (
      insert into inquiry_lines (inquiry_id, position, ${LINE_COLUMNS})
      select inquiry.id, line.position, ${LINE_COLUMNS}
      from inquiry,
        jsonb_populate_recordset(null::inquiry_lines, ${sql.placeholder('lines')}::jsonb) as line
    ), queued as (
      insert into outbox (kind, recipient, inquiry_id, dedupe_key)
      select mail.kind, mail.recipient, inquiry.id, mail."dedupeKey"
      from inquiry, jsonb_to_recordset(${sql.placeholder('mails')}::jsonb)
        as mail (kind text, recipient text, "dedupeKey" text)
      where kind <> 'inquiry-confirmation' or not exists (
        select from outbox
        where dedupe_key = ${sql.placeholder('confirmedBefore')}
          and created_at > now() - interval '1 hour')
      on conflict (dedupe_key) do nothing
      returning kind
    )
    select
      exists (select from inquiry) as stored,
      exists (select from queued where kind = 'inquiry-confirmation') as confirmed,
      exists (select from present) as present,
      exists (select from admitted) as admitted,
      exists (select from repeating) as repeating,
      jsonb_build_object('sameMessage', same_message, 'fromAddress', from_address) as repeats
    from repeats`,
);

/**
 * Stores an inquiry with its lines and mails in one statement.
 * @throws when the database fails or the reference is taken; nothing is stored then
 */
export async function storeInquiry(db: Database, intake: Intake): Promise<StoreOutcome> {
  const { bucket, sender, limits } = intake;
  const { stored, confirmed, present, admitted, repeating, repeats } = onlyRow(
    await storeStatement(db, {
      inquiry: JSON.stringify(inquiryColumns(intake.inquiry)),
      lines: JSON.stringify(intake.lines.map(lineColumns)),
      mails: JSON.stringify(intake.mails ?? []),
      confirmedBefore: intake.confirmedBefore,
      bucketKey: bucket?.key,
      bucketCapacity: bucket?.capacity,
      bucketPerSecond: bucket?.perSecond,
      senderKey: sender?.key,
      senderCapacity: sender?.capacity,
      senderPerSecond: sender?.perSecond,
      sameMessage: limits?.sameMessage,
      fromAddress: limits?.fromAddress,
    }),
  );
  if (stored) return { outcome: 'stored', confirmed };
  if (!present && !admitted) return { outcome: 'limited' };
  return admitted && repeating ? { outcome: 'repeating', repeats } : { outcome: 'present' };
}

/** @returns whether `storeInquiry` failed because the reference is taken */
export function isTakenReference(error: unknown): boolean {
  return violates(error, 'inquiries_reference_unique');
}

function inquiryColumns(inquiry: NewInquiry): Record<string, unknown> {
  return columnsOf({
    status: 'pending',
    kind: 'contact',
    services: [],
    referralSource: '',
    guestCount: '',
    replaces: '',
    spamScore: 0,
    spamReasons: [],
    ...inquiry,
    mailbox: mailboxOf(inquiry.email),
  });
}

function lineColumns(line: NewInquiryLine, position: number): Record<string, unknown> {
  return columnsOf({ catalogName: '', catalogPrice: '', ...line, position });
}

function columnsOf(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [columnName(name), value]),
  );
}

function columnList(fields: Record<string, true>): SQL {
  return sql.raw(Object.keys(fields).map(columnName).join(', '));
}

function columnName(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
