import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { Badge, type BadgeProps } from '../parts/Badge.tsx';
import { OUTDATED, QUOTE_STANDING_LABELS } from './texts.ts';

const LOOKS: Record<QuoteView['standing'], Omit<BadgeProps, 'children'>> = {
  draft: { tone: 'draft', mark: 'pencil' },
  open: { tone: 'waiting', mark: 'half' },
  accepted: { tone: 'strong', mark: 'check' },
  declined: { tone: 'alert', mark: 'alert' },
  withdrawn: { tone: 'off', mark: 'pause' },
  expired: { tone: 'off' },
  replaced: { tone: 'neutral' },
};

/** The standing of a quote; an open one that can no longer be accepted says so. */
export function QuoteBadge({
  quote: { standing, isOutdated },
}: {
  quote: Pick<QuoteView, 'standing' | 'isOutdated'>;
}) {
  if (isOutdated) {
    return (
      <Badge tone="alert" mark="alert">
        {OUTDATED}
      </Badge>
    );
  }
  return <Badge {...LOOKS[standing]}>{QUOTE_STANDING_LABELS[standing]}</Badge>;
}
