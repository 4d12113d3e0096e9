import type { EntityState } from '#contracts/publishing.ts';
import { Badge } from './Badge.tsx';

interface StateBadgeProps {
  state: EntityState;
  /** Whether staff have taken it off the site, which its own badges say. */
  isHidden: boolean;
  isDeleted: boolean;
}

/** How a thing stands to what visitors see. */
export function StateBadge({ state, isHidden, isDeleted }: StateBadgeProps) {
  if (isDeleted) return <Badge tone="quiet">In the trash</Badge>;
  if (state === 'live') {
    return (
      <Badge tone="good" mark="dot">
        Live
      </Badge>
    );
  }
  if (state === 'edited') {
    return (
      <Badge tone="waiting" mark="half">
        Unpublished edits
      </Badge>
    );
  }
  return isHidden ? null : (
    <Badge tone="quiet" mark="ring">
      Not live yet
    </Badge>
  );
}
