import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { write } from '#api-client/desk.ts';
import { failureOf } from '#api-client/failure.ts';
import { LEAD_STATUSES, type LeadChange, type LeadView } from '#contracts/admin/leads.ts';
import { DESK_NOTICES } from '#site/desk-notices.ts';
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

/** The status of a request; a change is saved at once. */
export function StatusControl({ lead, isUrgent }: StatusControlProps) {
  const id = useId();
  const client = useQueryClient();
  const refetch = useRefetch();
  const change = useMutation({
    mutationFn: (body: LeadChange) =>
      write<LeadView>('PATCH', `${ADMIN_API_PATHS.leads}/${lead.id}`, body),
    onSuccess: async (saved, { status }) => {
      client.setQueryData([ADMIN_API_PATHS.leads, lead.id], saved);
      notify(DESK_NOTICES.leadUpdated(lead.name, STATUS_LABELS[status].toLowerCase()));
      await refetch([ADMIN_API_PATHS.leads]);
    },
    onError: async (error) => {
      const words =
        failureOf(error).status === 409
          ? 'Somebody else changed it meanwhile. This is how it stands now; choose again.'
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
          if (status) change.mutate({ status, version: lead.version });
        }}
      />
    </div>
  );
}
