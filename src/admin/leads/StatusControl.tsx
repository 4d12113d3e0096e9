import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { write } from '#api-client/desk.ts';
import { failureOf } from '#api-client/failure.ts';
import {
  LEAD_STATUSES,
  type LeadChange,
  type LeadStatus,
  type LeadView,
} from '#contracts/admin/leads.ts';
import { DESK_NOTICES } from '#site/desk-notices.ts';
import { UNDO } from '#site/notices.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { notify } from '#stores/notices.ts';
import { Select } from '#ui/Select.tsx';
import { failureWords } from '../data/failure-words.ts';
import { useRefetch } from '../data/use-refetch.ts';
import { STATUS_LABELS } from './lead-words.ts';

const CHOICES = LEAD_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));

interface StatusControlProps {
  lead: LeadView;
  /** Whether little is left of the time to answer. */
  isUrgent: boolean;
}

interface Change extends LeadChange {
  /** What Undo goes back to; null for an Undo. */
  before: LeadStatus | null;
}

/** The status of a request; a change is saved at once, and can be taken back. */
export function StatusControl({ lead, isUrgent }: StatusControlProps) {
  const id = useId();
  const client = useQueryClient();
  const refetch = useRefetch();
  const key = [ADMIN_API_PATHS.leads, encodeURIComponent(lead.id)];
  const change = useMutation({
    mutationFn: ({ status, version }: Change) =>
      write<LeadView>('PATCH', `${ADMIN_API_PATHS.leads}/${lead.id}`, {
        status,
        version,
      } satisfies LeadChange),
    onSuccess: async (saved, { status, before }) => {
      client.setQueryData(key, saved);
      const goBackTo = (earlier: LeadStatus) => {
        // As this person has last seen it: the status may have been changed again since.
        const { version } = client.getQueryData<LeadView>(key) ?? saved;
        change.mutate({ status: earlier, version, before: null });
      };
      notify({
        ...DESK_NOTICES.leadUpdated(lead.name, STATUS_LABELS[status].toLowerCase()),
        action: before === null ? undefined : { label: UNDO, run: () => goBackTo(before) },
      });
      await refetch([ADMIN_API_PATHS.leads]);
    },
    onError: async (error) => {
      const words =
        failureOf(error).status === 409
          ? 'Someone else changed it in the meantime. This is its current status. Choose again.'
          : failureWords(error);
      notify(DESK_NOTICES.failed('Status was not changed', words));
      await refetch([ADMIN_API_PATHS.leads]);
    },
  });
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Status
      </label>
      <Select
        id={id}
        className={isUrgent ? 'border-rose-600' : ''}
        items={CHOICES}
        value={change.isPending ? change.variables.status : lead.status}
        disabled={change.isPending}
        onChange={(event) => {
          const status = LEAD_STATUSES.find((each) => each === event.target.value);
          if (status) change.mutate({ status, version: lead.version, before: lead.status });
        }}
      />
    </div>
  );
}
