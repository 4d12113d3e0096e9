import { useQuery } from '@tanstack/react-query';
import { useId, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import { workEndpoints, type InquiryWorkView } from '#contracts/inquiries/work.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { UNDO } from '#site/texts/toasts.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { FieldFrame, TextField } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { queryOf } from '../data/queries.ts';
import { useKeptText } from '../form/use-kept-text.ts';
import { Button } from '../parts/Button.tsx';
import { useWork } from './use-work.ts';
import { WORK } from './work-texts.ts';

interface WorkChange {
  /** Version of the request to change; by default, as shown. */
  version?: number;
  assigneeId?: string | null;
  next?: { text: string; on: string | null; isDone?: boolean };
}

/** The assignee, and the next action with its day (@inquiry.assigned). */
export function WorkControls({ inquiry }: { inquiry: InquiryWorkView }) {
  const id = useId();
  const people = useQuery(queryOf(workEndpoints.assignees)).data ?? [];
  const change = useWork(
    inquiry.id,
    (work: WorkChange) =>
      call(workEndpoints.change, {
        params: { id: inquiry.id },
        body: { version: inquiry.version, ...work },
      }),
    WORK.notSaved,
  );
  const { assignee, nextAction, nextActionOn } = inquiry;
  const chosen = change.isPending ? change.variables.assigneeId : undefined;
  // Somebody who can no longer be assigned stays in the list while the request is theirs.
  const former = assignee && !people.some(({ id: staffId }) => staffId === assignee.id);
  return (
    <>
      <FieldFrame id={`${id}-assignee`} label={WORK.assignee}>
        <Select
          id={`${id}-assignee`}
          items={[...(former ? [assignee] : []), ...people].map(({ id: value, name: label }) => ({
            value,
            label,
          }))}
          placeholder={WORK.nobody}
          value={chosen === undefined ? (assignee?.id ?? '') : (chosen ?? '')}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ assigneeId: event.target.value || null })}
        />
      </FieldFrame>
      <NextAction
        keptAs={`next-action/${inquiry.id}`}
        saved={{ text: nextAction, on: nextActionOn ?? '' }}
        isBusy={change.isPending}
        onSave={(next, onSaved) => change.mutate({ next }, { onSuccess: onSaved })}
        onDone={() => {
          const before = { text: nextAction, on: nextActionOn };
          const undo = ({ version }: InquiryWorkView) => change.mutate({ version, next: before });
          change.mutate(
            { next: { text: '', on: null, isDone: true } },
            {
              onSuccess: (page) =>
                notify({
                  ...info(WORK.doneTitle, WORK.doneText(nextAction)),
                  action: { label: UNDO, run: () => undo(page) },
                }),
            },
          );
        }}
      />
    </>
  );
}

interface Action {
  text: string;
  /** `YYYY-MM-DD`; may be empty. */
  on: string;
}

interface NextActionProps {
  /** Name of the input on the device. */
  keptAs: string;
  saved: Action;
  isBusy: boolean;
  onDone: () => void;
  onSave: (next: { text: string; on: string | null }, onSaved: () => void) => void;
}

interface TypedAction extends Action {
  /** The saved action when typing began. */
  over: Action;
}

/** @returns the stored input; null without readable input */
function typedOf(kept: string): TypedAction | null {
  try {
    // Written by this component.
    return JSON.parse(kept) as TypedAction;
  } catch {
    return null;
  }
}

const isSame = (one: Action, other: Action) => one.text === other.text && one.on === other.on;

/**
 * The next action and its day. Input stays when somebody else saves; their change is shown before
 * it is replaced.
 */
function NextAction({ keptAs, saved, isBusy, onDone, onSave }: NextActionProps) {
  const id = useId();
  /** A `TypedAction` as JSON; empty without input. */
  const [kept, keep] = useKeptText(keptAs);
  const typed = typedOf(kept);
  const { text, on } = typed ?? saved;
  const isChanged = typed !== null && !isSame(typed, saved);
  const type = (part: Partial<Action>) => {
    const next = { over: saved, text, on, ...typed, ...part };
    keep(isSame(next, saved) ? '' : JSON.stringify(next));
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onSave({ text, on: on || null }, () => keep(''));
  };
  return (
    <form className="space-y-3" onSubmit={submit}>
      <TextField
        id={`${id}-text`}
        name="text"
        label={WORK.nextAction}
        value={text}
        readOnly={isBusy}
        required={on !== ''}
        maxLength={MAX_LENGTH.shortDescription}
        onChange={(event) => type({ text: event.target.value })}
      />
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          id={`${id}-on`}
          name="on"
          type="date"
          label={WORK.nextOn}
          className="w-44"
          value={on}
          readOnly={isBusy}
          required={text !== ''}
          onChange={(event) => type({ on: event.target.value })}
        />
        {isChanged && (
          <Button look="outline" type="submit" disabled={isBusy}>
            {WORK.save}
          </Button>
        )}
        {!isChanged && saved.text !== '' && (
          <Button look="outline" disabled={isBusy} onClick={onDone}>
            {WORK.done}
          </Button>
        )}
      </div>
      <p role="status" className="text-xs">
        {isChanged &&
          !isSame(typed.over, saved) &&
          WORK.plannedElsewhere(saved.text, formatEventDate(saved.on))}
      </p>
    </form>
  );
}
