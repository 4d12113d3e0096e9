import { Button } from '../parts/Button.tsx';
import { OVERBOOK } from '../stock/check-texts.ts';

interface ShortQuestionProps {
  /** Which events become short; empty: nothing is asked. */
  words: string;
  isOff: boolean;
  onSave: () => void;
}

/** Asks whether to save although events become short (@stock.edit). */
export function ShortQuestion({ words, isOff, onSave }: ShortQuestionProps) {
  if (words === '') return null;
  return (
    <div role="alert" className="min-w-0 grow basis-60">
      <p className="font-semibold break-words text-rose-600">{words}</p>
      <Button look="row-outline" className="mt-1" isOff={isOff} onClick={onSave}>
        {OVERBOOK.save}
      </Button>
    </div>
  );
}
