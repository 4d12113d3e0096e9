import type { PublishingView } from '#contracts/publishing.ts';
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
  if (waiting) {
    const saves = waiting.changes === 1 ? '1 change waits' : `${waiting.changes} changes wait`;
    return { tone: 'busy', text: `${saves} to be published. The build starts by itself soon.` };
  }
  if (failed) {
    const why = failed.error === '' ? '' : ` ${failed.error}`;
    return {
      tone: 'alert',
      text: `The last build failed; visitors still see the site from before.${why}`,
    };
  }
  if (!live) return { tone: 'calm', text: 'Nothing has been published from here yet.' };
  const at = live.finishedAt ?? live.requestedAt;
  const isToday = now - Date.parse(at) < DAY_MS;
  return { tone: 'calm', text: `Live since ${isToday ? clock(at) : moment(at)}` };
}

/** @returns whether something is under way, so that it is worth asking again */
export function isUnderWay(view: PublishingView | undefined): boolean {
  return Boolean(view && (view.waiting ?? view.building));
}
