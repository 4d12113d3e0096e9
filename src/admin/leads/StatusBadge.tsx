import type { LeadStatus } from '#contracts/admin/leads.ts';
import { Badge } from '../parts/Badge.tsx';
import { STATUS_LABELS } from './lead-words.ts';

/** Spec §2: pending in an alert style, any other status in a neutral one. */
export function StatusBadge({ status }: { status: LeadStatus }) {
  return status === 'pending' ? (
    <Badge tone="alert" mark="alert">
      {STATUS_LABELS[status]}
    </Badge>
  ) : (
    <Badge>{STATUS_LABELS[status]}</Badge>
  );
}
