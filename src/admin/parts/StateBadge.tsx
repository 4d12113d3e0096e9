import type { EntityState } from '#contracts/publishing.ts';
import { Badge } from './Badge.tsx';

/**
 * How a thing stands to what visitors see.
 * @param isHidden whether staff have taken it off the site, which its own badges say, or the bin
 */
export function StateBadge({ state, isHidden }: { state: EntityState; isHidden: boolean }) {
  if (state === 'live') return <Badge tone="good">Live</Badge>;
  if (state === 'edited') return <Badge tone="lead">Live with unpublished edits</Badge>;
  return isHidden ? null : <Badge tone="quiet">Not live yet</Badge>;
}
