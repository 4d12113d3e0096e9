import { useQuery } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import { workEndpoints, type InquiryWorkView } from '#contracts/admin/inquiry-work.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { FieldFrame, TextField } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { queryOf } from '../data/queries.ts';
import { Button } from '../parts/Button.tsx';
import { WORK } from '../texts/inquiry-work.ts';
import { useWork } from './use-work.ts';

interface Work {
  assigneeId?: string | null;
  next?: { text: string; on: string | null };
}

/** Who works on a request, and what is done next on which day (@inquiry.assigned). */
export function WorkControls({ inquiry }: { inquiry: InquiryWorkView }) {
  const id = useId();
  const people = useQuery(queryOf(workEndpoints.assignees)).data ?? [];
  const change = useWork(
    inquiry.id,
    (work: Work) =>
      call(workEndpoints.change, {
        params: { id: inquiry.id },
        body: { version: inquiry.version, ...work },
      }),
    WORK.notSaved,
  );
  const { assignee, nextAction, nextActionOn } = inquiry;
  const known = assignee && !people.some((each) => each.id === assignee.id) ? [assignee] : [];
  return (
    <>
      <FieldFrame id={`${id}-assignee`} label={WORK.assignee}>
        <Select
          id={`${id}-assignee`}
          items={[...known, ...people].map((each) => ({ value: each.id, label: each.name }))}
          placeholder={WORK.nobody}
          value={change.variables?.assigneeId ?? assignee?.id ?? ''}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ assigneeId: event.target.value || null })}
        />
      </FieldFrame>
      <NextAction
        // What somebody else planned meanwhile is shown.
        key={`${nextAction} ${nextActionOn}`}
        text={nextAction}
        on={nextActionOn ?? ''}
        isBusy={change.isPending}
        onSave={(next) => change.mutate({ next })}
      />
    </>
  );
}

interface NextActionProps {
  text: string;
  on: string;
  isBusy: boolean;
  onSave: (next: { text: string; on: string | null }) => void;
}

function NextAction({ text, on, isBusy, onSave }: NextActionProps) {
  const id = useId();
  const [typed, setTyped] = useState({ text, on });
  const isChanged = typed.text !== text || typed.on !== on;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave({ text: typed.text, on: typed.on || null });
  };
  return (
    <form className="space-y-3" onSubmit={submit}>
      <TextField
        id={`${id}-text`}
        name="text"
        label={WORK.nextAction}
        value={typed.text}
        required={typed.on !== ''}
        maxLength={MAX_LENGTH.shortDescription}
        onChange={(event) => setTyped({ ...typed, text: event.target.value })}
      />
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          id={`${id}-on`}
          name="on"
          type="date"
          label={WORK.nextOn}
          className="w-44"
          value={typed.on}
          required={typed.text !== ''}
          onChange={(event) => setTyped({ ...typed, on: event.target.value })}
        />
        {isChanged && (
          <Button look="outline" type="submit" isOff={isBusy}>
            {WORK.save}
          </Button>
        )}
      </div>
    </form>
  );
}
