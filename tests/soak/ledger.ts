/** What the shop has acknowledged, which has to be there at the end, once. */
import type { CivilDate } from '#domain/event-date.ts';

export interface Ledger {
  /** By their references. */
  requests: Map<string, { key: string; body: object }>;
  /** Names by id. */
  categories: Map<string, { name: string; version: number }>;
  /** Ids of notes, with their texts. */
  notes: Map<string, string>;
  /** Ids of requests that are booked. */
  booked: Set<string>;
  /** Cents by the id of a payment. */
  payments: Map<string, number>;
  /** Message-IDs of the mails that the shop got, by the reference in their subjects. */
  mailed: Map<string, Set<string>>;
  /** How many digests the shop got, by their subject and day. */
  digests: Map<string, Set<string>>;
  /** Days in Detroit on which something held mails up. */
  heldUp: Set<CivilDate>;
  /** Days in Detroit whose digest told of one that was given up. */
  toldOfDigest: Set<CivilDate>;
  /** How often something was sent, answered well or not, by the kind of thing. */
  sent: Map<string, number>;
}

export function newLedger(): Ledger {
  return {
    requests: new Map(),
    categories: new Map(),
    notes: new Map(),
    booked: new Set(),
    payments: new Map(),
    mailed: new Map(),
    digests: new Map(),
    heldUp: new Set(),
    toldOfDigest: new Set(),
    sent: new Map(),
  };
}

/** @returns how many of this kind there are, with this one */
export function count(ledger: Ledger, kind: string): number {
  const sent = (ledger.sent.get(kind) ?? 0) + 1;
  ledger.sent.set(kind, sent);
  return sent;
}
