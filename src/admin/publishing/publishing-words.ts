import type { PublicationView, PublishingView } from '#contracts/publishing.ts';
import { clock, moment, span } from '../data/times.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface PublishingWords {
  tone: 'calm' | 'busy' | 'alert';
  text: string;
}

/**
 * How publishing stands, in one sentence.
 * @param now in milliseconds
 */
export function publishingWords(view: PublishingView, now: number): PublishingWords {
  const { waiting, building, failed, live } = view;
  if (building) {
    const since = building.startedAt ?? building.requestedAt;
    const time = span(Math.max(0, now - Date.parse(since)));
    const next = waiting ? ' More changes wait for the next one.' : '';
    return { tone: 'busy', text: `The site is being built, for ${time} so far.${next}` };
  }
  // A failed build is tried again by itself, up to minutes later: until then its failure is shown.
  if (failed) {
    const why = failed.error === '' ? '' : ` ${failed.error}`;
    const next = waiting ? ` ${waitingWords(waiting)}` : '';
    return {
      tone: 'alert',
      text: `The last build failed; visitors still see the site from before.${why}${next}`,
    };
  }
  if (waiting) return { tone: 'busy', text: waitingWords(waiting) };
  if (!live) return { tone: 'calm', text: 'Nothing has been published from here yet.' };
  const at = live.finishedAt ?? live.requestedAt;
  const isToday = now - Date.parse(at) < DAY_MS;
  return { tone: 'calm', text: `Live since ${isToday ? clock(at) : moment(at)}` };
}

function waitingWords({ changes }: PublicationView): string {
  const soon = 'The build starts by itself soon.';
  // "Publish now", and nothing saved since.
  if (changes === 0) return soon;
  return `${changes === 1 ? '1 change waits' : `${changes} changes wait`} to be published. ${soon}`;
}

/** What waits is built within seconds, which nobody shall miss. */
const WAITING_MS = 1_000;
const SLOW_MS = 3_000;

/**
 * @returns milliseconds after which to ask again how publishing stands; false when nothing is under
 *   way
 */
export function askAgainMs(view: PublishingView | undefined): number | false {
  if (!view || !(view.waiting ?? view.building)) return false;
  // The next try after a failure may be minutes away.
  return view.waiting && !view.building && !view.failed ? WAITING_MS : SLOW_MS;
}
