import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { FactList } from './FactList.tsx';
import { INQUIRY, STATUS_LABELS } from './texts.ts';
import { WORK } from './work-texts.ts';

/** Status, assignee and next action of a request, for staff who may not change them. */
export function WorkFacts({ inquiry }: { inquiry: InquiryWorkView }) {
  const { status, assignee, nextAction, nextActionOn } = inquiry;
  const facts: [string, string][] = [
    [INQUIRY.status, STATUS_LABELS[status]],
    [WORK.assignee, assignee?.name ?? WORK.nobody],
    [WORK.nextAction, nextAction],
    [WORK.nextOn, formatEventDate(nextActionOn ?? '')],
  ];
  return <FactList facts={facts} className="gap-3" />;
}
