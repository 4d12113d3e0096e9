import { Button } from '../parts/Button.tsx';
import { OVERBOOK } from '../stock/check-texts.ts';

interface ShortQuestionProps {
  /** Says which events become short; empty for no question. */
  words: string;
  disabled: boolean;
  onSave: () => void;
}

/** Asks whether to save although events become short (@stock.edit). */
export function ShortQuestion({ words, disabled, onSave }: ShortQuestionProps) {
  if (words === '') return null;
  return (
    <div role="alert" className="min-w-0 grow basis-60">
      <p className="font-semibold break-words text-rose-600">{words}</p>
      <Button look="row-outline" className="mt-1" disabled={disabled} onClick={onSave}>
        {OVERBOOK.save}
      </Button>
    </div>
  );
}
