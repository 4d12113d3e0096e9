import { failureOf } from '#api-client/failure.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { TextField } from '#ui/Field.tsx';
import { SHORT } from '../texts/booked.ts';

/** @returns what is short, by item, where that is why a change was refused; null for any other reason */
export function shortOf(error: unknown): Record<string, string> | null {
  const { status, fields } = failureOf(error);
  return status === 409 && Object.keys(fields).length > 0 ? fields : null;
}

interface ShortNoteProps {
  id: string;
  short: Record<string, string>;
  reason: string;
  onReason: (reason: string) => void;
}

/** What is short, and the reason for which it is booked anyway (@stock.confirm). */
export function ShortNote({ id, short, reason, onReason }: ShortNoteProps) {
  return (
    <div role="alert" className="space-y-3 rounded-md bg-rose-100 p-3">
      <p className="font-semibold text-rose-600">{SHORT.title}</p>
      <ul className="list-disc pl-5">
        {Object.entries(short).map(([name, says]) => (
          <li key={name}>{`${name}: ${says}`}</li>
        ))}
      </ul>
      <TextField
        id={`${id}-overbook`}
        name="overbookReason"
        label={SHORT.reason}
        hint={SHORT.reasonHint}
        maxLength={MAX_LENGTH.shortDescription}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
      />
    </div>
  );
}
