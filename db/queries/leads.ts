/**
 * Writing leads. A lead, its lines and the mails it owes are stored by one statement, together or
 * not at all, and one idempotency key stores at most one lead.
 */
import { eq, inArray, sql } from 'drizzle-orm';
import { mailboxOf } from '#domain/mailbox.ts';
import type { Database } from '../client.ts';
import { leadLines, leads } from '../schema.ts';
import type { NewMail } from './outbox.ts';
import { takeToken, type Bucket } from './rate-buckets.ts';
import { onlyRow, rowsOf } from './rows.ts';

export type LeadRow = typeof leads.$inferSelect;
/** What the visitor said, as columns of a lead. */
export type LeadFields = Pick<
  LeadRow,
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
export type LeadLineRow = typeof leadLines.$inferSelect;
export type NewLead = Omit<
  typeof leads.$inferInsert,
  'version' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'mailbox'
> & {
  /** When the request came; now, unless it waited elsewhere. */
  createdAt?: Date;
};
export type NewLeadLine = Omit<typeof leadLines.$inferInsert, 'id' | 'leadId' | 'position'>;

/** What tells a repetition of a stored request from another one under its key. */
export interface StoredRequest extends Pick<LeadRow, 'reference' | 'bodyHash'> {
  /** Whether the visitor is owed a confirmation of it, or has got one. */
  confirmed: boolean;
}

export interface Intake {
  lead: NewLead;
  /** In the order of the visitor's list. */
  lines: readonly NewLeadLine[];
  /** Owed with the lead. */
  mails?: readonly Pick<NewMail, 'kind' | 'recipient' | 'dedupeKey'>[];
  /** The lead costs a token of it. */
  bucket?: Bucket | undefined;
  /** A token of it is taken with the lead; an empty one refuses nothing. */
  sender?: Bucket | undefined;
}

/** `present`: the key has a lead already; `limited`: the bucket is empty. */
export type StoreOutcome =
  | { outcome: 'stored'; confirmed: boolean }
  | { outcome: 'present' | 'limited' };

/**
 * Stores a lead with its lines and mails, in one statement.
 * @throws when the database fails or the reference is taken; nothing is stored then
 */
export async function storeLead(db: Database, intake: Intake): Promise<StoreOutcome> {
  const { bucket, sender, lines, mails = [] } = intake;
  const result = await db.execute(sql`
    with ${bucket ? sql`bucket as (${takeToken(bucket)}),` : sql``}
    lead as (
      insert into leads (
        id, created_at, updated_at, reference, status, kind, name, email, mailbox, phone, event_date,
        event_location, services, referral_source, message, guest_count, selected_service,
        idempotency_key, body_hash, spam_score, spam_reasons, replaces)
      select
        coalesce(id, gen_random_uuid()), coalesce(created_at, now()), now(), reference, status, kind, name,
        email, mailbox, phone, event_date, event_location, services, referral_source, message, guest_count,
        selected_service, idempotency_key, body_hash, spam_score, spam_reasons, replaces
      from jsonb_populate_record(null::leads, ${JSON.stringify(leadColumns(intake.lead))}::jsonb)
      ${bucket ? sql`where exists (select from bucket)` : sql``}
      -- Waits for a rival with the same key to commit, then gives no row.
      on conflict (idempotency_key) do nothing
      returning id
    ), ${sender ? sql`sender as (${takeToken(sender, sql`exists (select from lead)`)}),` : sql``}
    stored_lines as (
      insert into lead_lines (
        lead_id, position, item_id, name, quantity, price, standing, catalog_name, catalog_price)
      select
        lead.id, line.position, line.item_id, line.name, line.quantity, line.price, line.standing,
        line.catalog_name, line.catalog_price
      from lead,
        jsonb_populate_recordset(null::lead_lines, ${JSON.stringify(lines.map(lineColumns))}::jsonb)
          as line
    ), owed as (
      insert into outbox (kind, recipient, lead_id, dedupe_key)
      select mail.kind, mail.recipient, lead.id, mail.dedupe_key
      from lead,
        jsonb_populate_recordset(null::outbox, ${JSON.stringify(mails.map(mailColumns))}::jsonb)
          as mail
      on conflict (dedupe_key) do nothing
      returning kind
    )
    select
      exists (select from lead) as stored,
      exists (select from owed where kind = 'lead-confirmation') as confirmed,
      ${bucket ? sql`exists (select from bucket)` : sql`true`} as allowed`);
  const { stored, confirmed, allowed } = onlyRow(
    rowsOf<{ stored: boolean; confirmed: boolean; allowed: boolean }>(result),
  );
  if (stored) return { outcome: 'stored', confirmed };
  return { outcome: allowed ? 'present' : 'limited' };
}

/** Whether a lead, selected from its table, has a confirmation that is out or on its way. */
export const hasConfirmation = sql`exists (
  select from outbox
  where outbox.lead_id = leads.id and outbox.kind = 'lead-confirmation' and outbox.state <> 'dead')`;

/** @returns what is stored under one of these idempotency keys, or undefined */
export async function findStored(
  db: Database,
  keys: readonly string[],
): Promise<StoredRequest | undefined> {
  const [row] = await db
    .select({
      reference: leads.reference,
      bodyHash: leads.bodyHash,
      confirmed: sql<boolean>`${hasConfirmation}`,
    })
    .from(leads)
    .where(inArray(leads.idempotencyKey, [...keys]))
    .limit(1);
  return row;
}

export interface LeadWithLines {
  lead: LeadRow;
  /** In the order of the visitor's list. */
  lines: LeadLineRow[];
}

/** @returns the lead with its lines, or undefined when it is gone */
export async function findLead(db: Database, id: string): Promise<LeadWithLines | undefined> {
  const [lead] = await db.select().from(leads).where(eq(leads.id, id));
  if (!lead) return undefined;
  const lines = await db
    .select()
    .from(leadLines)
    .where(eq(leadLines.leadId, id))
    .orderBy(leadLines.position);
  return { lead, lines };
}

/** @returns whether `storeLead` failed because another lead has this reference */
export function isTakenReference(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
  return (
    cause instanceof Error && 'constraint' in cause && cause.constraint === 'leads_reference_unique'
  );
}

function leadColumns(lead: NewLead): Record<string, unknown> {
  return {
    id: lead.id,
    created_at: lead.createdAt,
    reference: lead.reference,
    status: lead.status ?? 'pending',
    kind: lead.kind ?? 'contact',
    name: lead.name,
    email: lead.email,
    mailbox: mailboxOf(lead.email),
    phone: lead.phone,
    event_date: lead.eventDate,
    event_location: lead.eventLocation,
    services: lead.services ?? [],
    referral_source: lead.referralSource ?? '',
    message: lead.message,
    guest_count: lead.guestCount ?? '',
    selected_service: lead.selectedService,
    replaces: lead.replaces ?? '',
    idempotency_key: lead.idempotencyKey,
    body_hash: lead.bodyHash,
    spam_score: lead.spamScore ?? 0,
    spam_reasons: lead.spamReasons ?? [],
  };
}

function lineColumns(line: NewLeadLine, position: number): Record<string, unknown> {
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
