import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { Badge, type BadgeProps } from '../parts/Badge.tsx';
import { QUOTE_STANDING_LABELS } from './texts.ts';

const LOOKS: Record<QuoteView['standing'], Omit<BadgeProps, 'children'>> = {
  draft: { tone: 'draft', mark: 'pencil' },
  open: { tone: 'waiting', mark: 'half' },
  accepted: { tone: 'strong', mark: 'check' },
  declined: { tone: 'alert', mark: 'alert' },
  withdrawn: { tone: 'off', mark: 'pause' },
  expired: { tone: 'off' },
  replaced: { tone: 'neutral' },
};

/** The standing of a quote. */
export function QuoteBadge({ quote: { standing } }: { quote: Pick<QuoteView, 'standing'> }) {
  return <Badge {...LOOKS[standing]}>{QUOTE_STANDING_LABELS[standing]}</Badge>;
}
