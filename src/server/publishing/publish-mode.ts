/** When the site is published after a save. */
import type { PublishMode } from '#contracts/publishing.ts';
import { AT_ONCE, SECONDS, type PublishWait } from '#db/queries/publishing/requests.ts';
import { env } from '../base/env.ts';
import { configuredHook } from './publish.ts';

/** Ten items edited in a row cost one deploy, not ten. */
const WHERE_DEPLOYS_COST = 'quiet:10m';
/** Maximum delay under continuous saves. */
const LONGEST_WAIT_IN_QUIET_TIMES = 6;

/**
 * @returns how often the site is published, by `PUBLISH` (`src/server/base/env.ts`); by default "quiet for
 *   ten minutes" where a hook requests builds (a deploy on Netlify costs credits), and "each save" where
 *   this machine builds
 */
export function publishMode(): PublishMode {
  const set = env().PUBLISH ?? (configuredHook() ? WHERE_DEPLOYS_COST : 'each-save');
  const minutes = /^quiet:(\d+)m$/.exec(set)?.[1];
  if (minutes !== undefined) return { kind: 'quiet', minutes: Number(minutes) };
  return { kind: set === 'button' ? 'button' : 'each-save' };
}

/** @returns the debounce of this mode; null when saves wait for "Publish now" */
export function publishWait(mode: PublishMode): PublishWait | null {
  if (mode.kind === 'button') return null;
  if (mode.kind === 'each-save') return configuredHook() ? SECONDS : AT_ONCE;
  const quietSeconds = mode.minutes * 60;
  return { quietSeconds, longestSeconds: quietSeconds * LONGEST_WAIT_IN_QUIET_TIMES };
}
