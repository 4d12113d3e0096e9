import type { PublicationView, PublishingView, PublishMode } from '#contracts/publishing.ts';
import { SITE } from '#site/config.ts';
import { clock, moment, span } from '../data/times.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface PublishingWords {
  tone: 'calm' | 'busy' | 'alert';
  text: string;
  /** How often the site was published in this month, which some hosts charge for. */
  month: string;
  /** Whether a publication asked for by hand would change anything. */
  canPublish: boolean;
}

/** Where nothing is published from, images cannot be uploaded to, and no mail leaves. */
const GUEST_WORDS = {
  another:
    'You’re working on the shop’s live data, but not where the shop runs. What you save is real and is published there. Images can’t be uploaded here.',
  none: `Nothing is published and no mail is sent: the shop was released to move to another host, and no host has taken it over yet. Contact ${SITE.webmaster}.`,
} as const;

/**
 * How publishing stands, in one sentence.
 * @param now in milliseconds
 */
export function publishingWords(view: PublishingView, now: number): PublishingWords {
  const { thisMonth } = view;
  const month = `${thisMonth} ${thisMonth === 1 ? 'publication' : 'publications'} this month`;
  return { ...stateWords(view, now), month };
}

function stateWords(view: PublishingView, now: number): Omit<PublishingWords, 'month'> {
  const { waiting, building, failed, live, host } = view;
  if (host !== 'this') return { tone: 'alert', text: GUEST_WORDS[host], canPublish: false };
  if (building) {
    const since = building.startedAt ?? building.requestedAt;
    const ms = Math.max(0, now - Date.parse(since));
    const time = ms < MINUTE_MS ? 'less than a minute' : span(ms);
    const next = waiting ? ' More changes wait for the next one.' : '';
    const text = `The site is being built, for ${time} so far.${next}`;
    return { tone: 'busy', text, canPublish: false };
  }
  // A failed build is tried again by itself, up to minutes later: until then its failure is shown.
  if (failed) return { tone: 'alert', text: failureText(view, failed, now), canPublish: true };
  if (waiting)
    return { tone: 'busy', text: waitingWords(waiting, view.mode, now), canPublish: true };
  if (!live) {
    return { tone: 'calm', text: 'Nothing has been published from here yet.', canPublish: true };
  }
  const at = live.finishedAt ?? live.requestedAt;
  const time = now - Date.parse(at) < DAY_MS ? clock(at) : moment(at);
  const broughtBack = siteBroughtBack(view, live);
  if (!broughtBack) return { tone: 'calm', text: `Live since ${time}`, canPublish: false };
  return {
    tone: 'busy',
    text: `Live since ${time}: an earlier site, built ${moment(broughtBack)}. The next publication brings what is saved here.`,
    canPublish: true,
  };
}

/** Why it failed, what happens next, and whom to turn to. */
function failureText(
  { waiting, mode }: PublishingView,
  failed: PublicationView,
  now: number,
): string {
  return [
    'The last build failed; visitors still see the site from before.',
    failed.error,
    waiting ? waitingWords(waiting, mode, now) : 'Press “Publish now” to try again.',
    `If it fails again, contact ${SITE.webmaster}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Not every site that was built before another was brought back: after a start, one may be served
 * again because it holds what is saved now.
 * @returns when the live site was built, if newer data than its own have been live before it
 */
function siteBroughtBack({ earlier }: PublishingView, live: PublicationView): string | undefined {
  const current = earlier.find((site) => site.current)?.finishedAt;
  const read = live.startedAt ?? live.requestedAt;
  const newest = earlier
    .map(({ finishedAt }) => finishedAt)
    .toSorted()
    .at(-1);
  if (current === undefined || newest === undefined) return undefined;
  return current < newest && read < newest ? current : undefined;
}

function waitingWords(waiting: PublicationView, mode: PublishMode, now: number): string {
  const { changes } = waiting;
  const when = startWords(waiting, mode, now);
  // "Publish now", and nothing saved since.
  if (changes === 0) return when;
  return `${changes === 1 ? '1 change waits' : `${changes} changes wait`} to be published. ${when}`;
}

function startWords({ dueAt, tries }: PublicationView, mode: PublishMode, now: number): string {
  if (dueAt === null) return 'Press “Publish now” to publish what’s saved.';
  if (Date.parse(dueAt) - now <= MINUTE_MS) return 'The build starts automatically in a moment.';
  if (tries > 0 || mode.kind !== 'quiet') {
    return `The next try is at ${clock(dueAt)}; “Publish now” does not wait for it.`;
  }
  return `The build starts at about ${clock(dueAt)}, ${mode.minutes} min after the last save; “Publish now” does not wait for it.`;
}

/** What waits is built within seconds, which nobody shall miss. */
const WAITING_MS = 1_000;
const SLOW_MS = 3_000;
/** What waits for minutes, or for a press: somebody else may press. */
const LATER_MS = 30_000;

/**
 * @param now in milliseconds
 * @returns milliseconds after which to ask again how publishing stands; false when nothing is under
 *   way
 */
export function askAgainMs(view: PublishingView | undefined, now: number): number | false {
  const { waiting, building, failed } = view ?? {};
  if (building) return SLOW_MS;
  if (!waiting) return false;
  if (waiting.dueAt === null || Date.parse(waiting.dueAt) - now > MINUTE_MS) return LATER_MS;
  return failed ? SLOW_MS : WAITING_MS;
}
