import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import {
  INQUIRY_STATUSES,
  inquiryEndpoints,
  type InquiryChange,
  type InquiryStatus,
  type InquiryView,
} from '#contracts/admin/inquiries.ts';
import { UNDO } from '#site/texts/toasts.ts';
import { failed } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { FieldFrame } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { failureWords } from '../data/failure-words.ts';
import { queryOf } from '../data/queries.ts';
import { asChoices } from '../parts/Filters.tsx';
import { INQUIRY, STATUS_LABELS } from '../texts/inquiries.ts';
import { ADMIN_TOASTS } from '../texts/toasts.ts';

const CHOICES = asChoices(STATUS_LABELS);

interface Change extends InquiryChange {
  /** What Undo goes back to; null for an Undo. */
  before: InquiryStatus | null;
}

/** The status of a request; a change is saved at once, and can be taken back. */
export function StatusControl({ inquiry, isUrgent }: { inquiry: InquiryView; isUrgent: boolean }) {
  const id = useId();
  const client = useQueryClient();
  const params = { id: inquiry.id };
  const { queryKey: key } = queryOf(inquiryEndpoints.read, { params });
  const change = useMutation({
    mutationFn: ({ status, version }: Change) =>
      call(inquiryEndpoints.change, { params, body: { status, version } }),
    onSuccess: (saved, { status, before }) => {
      client.setQueryData(key, saved);
      const goBackTo = (earlier: InquiryStatus) => {
        // As this person has last seen it: the status may have been changed again since.
        const { version } = client.getQueryData(key) ?? saved;
        change.mutate({ status: earlier, version, before: null });
      };
      notify({
        ...ADMIN_TOASTS.inquiryUpdated(inquiry.name, STATUS_LABELS[status]),
        action: before === null ? undefined : { label: UNDO, run: () => goBackTo(before) },
      });
    },
    onError: (error) => {
      const words = failureOf(error).status === 409 ? INQUIRY.statusChanged : failureWords(error);
      notify(failed(INQUIRY.statusNotChanged, words));
    },
    meta: { rereads: [inquiryEndpoints.list.path] },
  });
  return (
    <FieldFrame id={id} label={INQUIRY.status}>
      <Select
        id={id}
        className={isUrgent ? 'border-rose-600' : ''}
        items={CHOICES}
        value={change.isPending ? change.variables.status : inquiry.status}
        disabled={change.isPending}
        onChange={(event) => {
          const status = INQUIRY_STATUSES.find((each) => each === event.target.value);
          if (status) change.mutate({ status, version: inquiry.version, before: inquiry.status });
        }}
      />
    </FieldFrame>
  );
}
