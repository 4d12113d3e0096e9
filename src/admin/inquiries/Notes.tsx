import { useId, useState, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import { workEndpoints, type TimelineEntryView } from '#contracts/inquiries/work.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { TextAreaField } from '#ui/Field.tsx';
import { sendIds } from '../form/send-ids.ts';
import { useKeptText } from '../form/use-kept-text.ts';
import { Button } from '../parts/Button.tsx';
import { useWork } from './use-work.ts';
import { TIMELINE, WORK } from './work-texts.ts';

interface NoteEditorProps {
  inquiryId: string;
  event: TimelineEntryView;
  onDone: () => void;
}

/** Edits one's own note. */
export function NoteEditor({ inquiryId, event, onDone }: NoteEditorProps) {
  const id = useId();
  const [text, setText] = useState(event.body);
  const edit = useWork(
    inquiryId,
    () =>
      call(workEndpoints.editNote, {
        params: { id: inquiryId, note: event.id },
        body: { body: text },
      }),
    TIMELINE.notAdded,
  );
  const submit = (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    if (!edit.isPending) edit.mutate(undefined, { onSuccess: onDone });
  };
  return (
    <form className="mt-1 space-y-2" onSubmit={submit}>
      <TextAreaField
        id={id}
        name="note"
        label={TIMELINE.editNote}
        required
        maxLength={MAX_LENGTH.message}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex gap-2">
        <Button look="night" type="submit" disabled={edit.isPending}>
          {TIMELINE.save}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {WORK.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Adds a note or a call. Input stays on the device until it is added. */
export function NewNote({ inquiryId }: { inquiryId: string }) {
  const id = useId();
  const [text, setText] = useKeptText(`note/${inquiryId}`);
  const [{ idOf, forget }] = useState(() => sendIds(`note/${inquiryId}`));
  const add = useWork(
    inquiryId,
    (kind: 'note' | 'call') => {
      const note = { kind, body: text };
      return call(workEndpoints.addNote, {
        params: { id: inquiryId },
        body: { ...note, id: idOf(note) },
      });
    },
    TIMELINE.notAdded,
  );
  const save = (kind: 'note' | 'call') =>
    add.mutate(kind, {
      onSuccess: () => {
        forget();
        setText('');
      },
    });
  const disabled = add.isPending || text.trim() === '';
  return (
    <form
      className="screen-only mt-4 space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!disabled) save('note');
      }}
    >
      <TextAreaField
        id={id}
        name="note"
        label={TIMELINE.note}
        hint={TIMELINE.noteHint}
        maxLength={MAX_LENGTH.message}
        value={text}
        readOnly={add.isPending}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="outline" type="submit" disabled={disabled}>
          {TIMELINE.addNote}
        </Button>
        <Button look="quiet" disabled={disabled} onClick={() => save('call')}>
          {TIMELINE.addCall}
        </Button>
      </div>
    </form>
  );
}
