import type { InquiryStatus } from '#contracts/admin/inquiries.ts';
import { Badge } from '../parts/Badge.tsx';
import { STATUS_LABELS } from './inquiry-words.ts';

interface StatusBadgeProps {
  status: InquiryStatus;
  /** Whether little is left of the time to answer. */
  isUrgent: boolean;
}

/**
 * Pending in an alert style, any other in a neutral one (@inquiry.status). Red is for what cannot wait:
 * where all that is new were red, nobody would see it.
 */
export function StatusBadge({ status, isUrgent }: StatusBadgeProps) {
  return status === 'pending' ? (
    <Badge tone={isUrgent ? 'alert' : 'waiting'} mark="alert">
      {STATUS_LABELS[status]}
    </Badge>
  ) : (
    <Badge>{STATUS_LABELS[status]}</Badge>
  );
}
