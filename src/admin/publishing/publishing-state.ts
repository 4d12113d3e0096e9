import type { PublicationView, PublishingView, PublishMode } from '#contracts/publishing.ts';
import { clock, moment, span } from '../data/times.ts';
import { PUBLISHING_STATE as TEXTS } from './texts.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface PublishingState {
  tone: 'calm' | 'busy' | 'alert';
  text: string;
  /** Whether to offer “Publish now”. */
  canPublish: boolean;
}

/** @returns the state of publishing in words */
export function publishingState(view: PublishingView, now: number): PublishingState {
  const { waiting, building, failed, live, host } = view;
  if (host !== 'this') return { tone: 'alert', text: TEXTS.guest[host], canPublish: false };
  if (building) {
    const ms = Math.max(0, now - begunAt(building));
    const elapsed = ms < MINUTE_MS ? '' : span(ms);
    const text = joined(TEXTS.building(elapsed), waiting ? TEXTS.moreWaiting : '');
    return { tone: 'busy', text, canPublish: false };
  }
  // A failed build is retried, up to minutes later; its failure is shown until then.
  if (failed) return { tone: 'alert', text: failureText(view, failed, now), canPublish: true };
  // With a previous version live, a request without a due time is older than the restore.
  if (waiting && (waiting.dueAt !== null || !live || restoredVersion(view, live) === undefined))
    return { tone: 'busy', text: waitingText(waiting, view.mode, now), canPublish: true };
  if (!live) return { tone: 'calm', text: TEXTS.never, canPublish: true };
  return liveState(view, live, now);
}

/** @returns the start of a build, in milliseconds since 1970 */
function begunAt({ startedAt, requestedAt }: PublicationView): number {
  return Date.parse(startedAt ?? requestedAt);
}

function liveState(view: PublishingView, live: PublicationView, now: number): PublishingState {
  const at = live.finishedAt ?? live.requestedAt;
  const time = now - Date.parse(at) < DAY_MS ? clock(at) : moment(at);
  const restored = restoredVersion(view, live);
  if (!restored) return { tone: 'calm', text: TEXTS.live(time), canPublish: false };
  const text = TEXTS.previousIsLive(time, moment(restored), view.mode.kind !== 'button');
  return { tone: 'busy', text, canPublish: true };
}

/** Why a build failed, what happens next, and whom to ask. */
function failureText(view: PublishingView, { error }: PublicationView, now: number): string {
  const next = view.waiting ? waitingText(view.waiting, view.mode, now) : TEXTS.tryAgain;
  return joined(TEXTS.failed, error, next, TEXTS.contact);
}

/**
 * A live build that is not the newest was not necessarily restored: a server that starts may serve
 * an older build again, because it has the current data.
 * @returns when the live site was built, if newer data was live before; undefined otherwise
 */
function restoredVersion({ earlier }: PublishingView, live: PublicationView): string | undefined {
  const current = earlier.find((site) => site.current)?.finishedAt;
  const read = live.startedAt ?? live.requestedAt;
  const newest = earlier
    .map(({ finishedAt }) => finishedAt)
    .toSorted()
    .at(-1);
  if (current === undefined || newest === undefined) return undefined;
  return current < newest && read < newest ? current : undefined;
}

function waitingText(waiting: PublicationView, mode: PublishMode, now: number): string {
  const { changes } = waiting;
  const when = startText(waiting, mode, now);
  // "Publish now" without a save since.
  return changes === 0 ? when : joined(TEXTS.changes(changes), when);
}

function startText({ dueAt, tries }: PublicationView, mode: PublishMode, now: number): string {
  if (dueAt === null) return TEXTS.byHand;
  if (Date.parse(dueAt) - now <= MINUTE_MS) return TEXTS.soon;
  if (tries > 0 || mode.kind !== 'quiet') return TEXTS.retryAt(clock(dueAt));
  return TEXTS.startsAt(clock(dueAt), mode.minutes);
}

/** @returns the non-empty sentences, joined */
function joined(...sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** Interval while a build is about to start or has just begun, so that each step is seen. */
const QUICK_POLL_MS = 1_000;
/** Typical duration of a build; a longer one may take minutes. */
const QUICK_BUILD_MS = 15_000;
/** Interval during a long build, and before a retry. */
const SLOW_POLL_MS = 3_000;
/** Interval while a build waits for minutes, or for “Publish now”, which somebody else may press. */
const LATE_POLL_MS = 30_000;

/** @returns milliseconds until the next poll; false when nothing is pending */
export function nextPollMs(view: PublishingView | undefined, now: number): number | false {
  const { waiting, building, failed, scheduled } = view ?? {};
  if (building) return now - begunAt(building) < QUICK_BUILD_MS ? QUICK_POLL_MS : SLOW_POLL_MS;
  if (!waiting) return scheduled?.next ? untilScheduled(scheduled.next.dueAt, now) : false;
  if (waiting.dueAt === null || Date.parse(waiting.dueAt) - now > MINUTE_MS) return LATE_POLL_MS;
  return failed ? SLOW_POLL_MS : QUICK_POLL_MS;
}

/** @returns milliseconds until a scheduled change is due, at most a day; the late interval once it is */
function untilScheduled(dueAt: string, now: number): number {
  return Math.min(Math.max(Date.parse(dueAt) - now, LATE_POLL_MS), DAY_MS);
}
