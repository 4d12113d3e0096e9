import type { ShortageView } from '#contracts/stock/stock.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { TextField } from '#ui/Field.tsx';
import { OVERBOOK } from './check-texts.ts';
import { ShortList } from './ShortList.tsx';

interface OverbookProps {
  id: string;
  /** From the server; may be empty. */
  short: readonly ShortageView[];
  reason: string;
  onReason: (reason: string) => void;
}

/** Shortages, and the reason for booking anyway (@stock.confirm). */
export function Overbook({ id, short, reason, onReason }: OverbookProps) {
  if (short.length === 0) return null;
  return (
    <div className="space-y-3">
      <div role="alert" className="rounded-md bg-rose-100 p-3">
        <p className="font-semibold text-rose-600">{OVERBOOK.title}</p>
        <ShortList short={short} />
      </div>
      <TextField
        id={`${id}-overbook`}
        name="overbookReason"
        label={OVERBOOK.reason}
        hint={OVERBOOK.hint}
        required
        maxLength={MAX_LENGTH.shortDescription}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
      />
    </div>
  );
}
