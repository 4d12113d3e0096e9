/**
 * Stores inquiries. One statement inserts an inquiry, its lines and mails, atomically and at most
 * once per idempotency key.
 */
import { eq, sql } from 'drizzle-orm';
import { mailboxOf } from '#domain/mailbox.ts';
import type { Database } from '../client.ts';
import { inquiryLines, inquiries } from '../schema.ts';
import type { NewMail } from './outbox.ts';
import { takeToken, type Bucket } from './rate-buckets.ts';
import { onlyRow, rowsOf } from './rows.ts';

export type InquiryRow = typeof inquiries.$inferSelect;
/** Columns filled from the visitor's request. */
export type InquiryFields = Pick<
  InquiryRow,
  | 'kind'
  | 'name'
  | 'phone'
  | 'email'
  | 'eventDate'
  | 'eventLocation'
  | 'services'
  | 'referralSource'
  | 'message'
  | 'guestCount'
  | 'selectedService'
  | 'replaces'
>;
export type InquiryLineRow = typeof inquiryLines.$inferSelect;
export type NewInquiry = Omit<
  typeof inquiries.$inferInsert,
  'version' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'mailbox'
> & {
  /** When the request came; the default is now, a spooled one came earlier. */
  createdAt?: Date;
};
export type NewInquiryLine = Omit<
  typeof inquiryLines.$inferInsert,
  'id' | 'inquiryId' | 'position'
>;

/** Tells a retry of a stored request from another request under the same key. */
export interface StoredRequest extends Pick<InquiryRow, 'reference' | 'bodyHash'> {
  /** Whether a confirmation was sent or is queued. */
  confirmed: boolean;
}

export interface Intake {
  inquiry: NewInquiry;
  /** In the order of the visitor's list. */
  lines: readonly NewInquiryLine[];
  /** Queued with the inquiry. */
  mails?: readonly Pick<NewMail, 'kind' | 'recipient' | 'dedupeKey'>[];
  /** The inquiry takes a token of it. */
  bucket?: Bucket | undefined;
  /** The inquiry takes a token of it, but is stored even if it is empty. */
  sender?: Bucket | undefined;
}

/** `present`: the key has an inquiry already; `limited`: the bucket is empty. */
export type StoreOutcome =
  | { outcome: 'stored'; confirmed: boolean }
  | { outcome: 'present' | 'limited' };

/**
 * Stores an inquiry with its lines and mails in one statement.
 * @throws when the database fails or the reference is taken; nothing is stored then
 */
export async function storeInquiry(db: Database, intake: Intake): Promise<StoreOutcome> {
  const { bucket, sender, lines, mails = [] } = intake;
  const result = await db.execute(sql`
    with ${bucket ? sql`bucket as (${takeToken(bucket)}),` : sql``}
    inquiry as (
      insert into inquiries (
        id, created_at, updated_at, reference, status, kind, name, email, mailbox, phone, event_date,
        event_location, services, referral_source, message, guest_count, selected_service,
        idempotency_key, body_hash, spam_score, spam_reasons, replaces)
      select
        coalesce(id, gen_random_uuid()), coalesce(created_at, now()), now(), reference, status, kind, name,
        email, mailbox, phone, event_date, event_location, services, referral_source, message, guest_count,
        selected_service, idempotency_key, body_hash, spam_score, spam_reasons, replaces
      from jsonb_populate_record(null::inquiries, ${JSON.stringify(inquiryColumns(intake.inquiry))}::jsonb)
      ${bucket ? sql`where exists (select from bucket)` : sql``}
      -- Waits for a rival with the same key to commit, then gives no row.
      on conflict (idempotency_key) do nothing
      returning id
    ), ${sender ? sql`sender as (${takeToken(sender, sql`exists (select from inquiry)`)}),` : sql``}
    stored_lines as (
      insert into inquiry_lines (
        inquiry_id, position, item_id, name, quantity, price, standing, catalog_name, catalog_price)
      select
        inquiry.id, line.position, line.item_id, line.name, line.quantity, line.price, line.standing,
        line.catalog_name, line.catalog_price
      from inquiry,
        jsonb_populate_recordset(null::inquiry_lines, ${JSON.stringify(lines.map(lineColumns))}::jsonb)
          as line
    ), owed as (
      insert into outbox (kind, recipient, inquiry_id, dedupe_key)
      select mail.kind, mail.recipient, inquiry.id, mail.dedupe_key
      from inquiry,
        jsonb_populate_recordset(null::outbox, ${JSON.stringify(mails.map(mailColumns))}::jsonb)
          as mail
      on conflict (dedupe_key) do nothing
      returning kind
    )
    select
      exists (select from inquiry) as stored,
      exists (select from owed where kind = 'inquiry-confirmation') as confirmed,
      ${bucket ? sql`exists (select from bucket)` : sql`true`} as allowed`);
  const { stored, confirmed, allowed } = onlyRow(
    rowsOf<{ stored: boolean; confirmed: boolean; allowed: boolean }>(result),
  );
  if (stored) return { outcome: 'stored', confirmed };
  return { outcome: allowed ? 'present' : 'limited' };
}

/** Whether an inquiry, selected from its table, has a confirmation that is sent or queued. */
export const hasConfirmation = sql`exists (
  select from outbox
  where outbox.inquiry_id = inquiries.id and outbox.kind = 'inquiry-confirmation' and outbox.state <> 'dead')`;

/** @returns the request stored under this idempotency key, or undefined */
export async function findStored(
  db: Database,
  idempotencyKey: string,
): Promise<StoredRequest | undefined> {
  const [row] = await db
    .select({
      reference: inquiries.reference,
      bodyHash: inquiries.bodyHash,
      confirmed: sql<boolean>`${hasConfirmation}`,
    })
    .from(inquiries)
    .where(eq(inquiries.idempotencyKey, idempotencyKey));
  return row;
}

export interface InquiryWithLines {
  inquiry: InquiryRow;
  /** In the order of the visitor's list. */
  lines: InquiryLineRow[];
}

/** @returns the inquiry with its lines, or undefined when it was deleted */
export async function findInquiry(db: Database, id: string): Promise<InquiryWithLines | undefined> {
  const [inquiry] = await db.select().from(inquiries).where(eq(inquiries.id, id));
  if (!inquiry) return undefined;
  const lines = await db
    .select()
    .from(inquiryLines)
    .where(eq(inquiryLines.inquiryId, id))
    .orderBy(inquiryLines.position);
  return { inquiry, lines };
}

/** @returns whether `storeInquiry` failed because the reference is taken */
export function isTakenReference(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
  return (
    cause instanceof Error &&
    'constraint' in cause &&
    cause.constraint === 'inquiries_reference_unique'
  );
}

function inquiryColumns(inquiry: NewInquiry): Record<string, unknown> {
  return {
    id: inquiry.id,
    created_at: inquiry.createdAt,
    reference: inquiry.reference,
    status: inquiry.status ?? 'pending',
    kind: inquiry.kind ?? 'contact',
    name: inquiry.name,
    email: inquiry.email,
    mailbox: mailboxOf(inquiry.email),
    phone: inquiry.phone,
    event_date: inquiry.eventDate,
    event_location: inquiry.eventLocation,
    services: inquiry.services ?? [],
    referral_source: inquiry.referralSource ?? '',
    message: inquiry.message,
    guest_count: inquiry.guestCount ?? '',
    selected_service: inquiry.selectedService,
    replaces: inquiry.replaces ?? '',
    idempotency_key: inquiry.idempotencyKey,
    body_hash: inquiry.bodyHash,
    spam_score: inquiry.spamScore ?? 0,
    spam_reasons: inquiry.spamReasons ?? [],
  };
}

function lineColumns(line: NewInquiryLine, position: number): Record<string, unknown> {
  return {
    position,
    item_id: line.itemId,
    name: line.name,
    quantity: line.quantity,
    price: line.price,
    standing: line.standing,
    catalog_name: line.catalogName ?? '',
    catalog_price: line.catalogPrice ?? '',
  };
}

function mailColumns(mail: Pick<NewMail, 'kind' | 'recipient' | 'dedupeKey'>) {
  return { kind: mail.kind, recipient: mail.recipient, dedupe_key: mail.dedupeKey };
}
