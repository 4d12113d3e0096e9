/**
 * Knows whether this process's database is away. Pools report to it (`watch`); while an outage is
 * known, its failures are counted and not logged one by one.
 */
import type { DatabaseWatch } from '#db/watch.ts';
import { DatabaseDeadlineError } from './deadline.ts';

export interface OutageListener {
  /** @param error the first failure */
  began: (error: Error) => void;
  /** @param failures of the outage after the first */
  ended: (failures: number) => void;
  /** No outage is known, and one query gave reason to ask the database. */
  doubted?: () => void;
}

const listeners = new Set<OutageListener>();
/** Errors of pools, by which wrapped ones are recognized. */
const reported = new WeakSet<Error>();
/** Undefined without an outage. */
let failures: number | undefined;
/** Number of the database's answers since the process started. */
let answers = 0;

/** For `connect`, and for `npm start`, which knows when its own database stops. */
export const outageWatch: DatabaseWatch = {
  failed(error) {
    reported.add(error);
    if (failures !== undefined) return;
    failures = 0;
    for (const { began } of listeners) began(error);
  },
  doubted(error) {
    reported.add(error);
    if (failures !== undefined) return;
    for (const { doubted } of listeners) doubted?.();
  },
  answered() {
    answers += 1;
    if (failures === undefined) return;
    const count = failures;
    failures = undefined;
    for (const { ended } of listeners) ended(count);
  },
};

/**
 * Begins an outage when a question to the database fails and it has answered no other meanwhile.
 * @param isClosed whether the connection was closed, which fails its questions
 */
export async function beginUnlessAnswered(
  question: () => Promise<unknown>,
  isClosed: () => boolean,
): Promise<void> {
  const before = answers;
  try {
    await question();
  } catch (error) {
    const isAway = error instanceof Error && answers === before && !isClosed();
    if (isAway) outageWatch.failed(error);
  }
}

/** @returns a function that removes the listener */
export function onOutage(listener: OutageListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Counts a failure that is not logged. Does nothing without an outage. */
export function countFailure(): void {
  if (failures !== undefined) failures += 1;
}

/**
 * @returns whether an error, or its cause, is a failure of the known outage. Without a known outage, a
 *   slow or broken query is an error of its own
 */
export function isOfOutage(error: unknown): boolean {
  if (failures === undefined || !(error instanceof Error)) return false;
  // A deadline ends before the driver reports its query.
  if (error instanceof DatabaseDeadlineError) return true;
  return reported.has(error) || isOfOutage(error.cause);
}
