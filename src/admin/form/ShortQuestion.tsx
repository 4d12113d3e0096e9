import { Button, type ButtonProps } from '../parts/Button.tsx';
import { OVERBOOK } from '../stock/check-texts.ts';

type Look = ButtonProps['look'];

interface ShortQuestionProps {
  /** Says which events become short; empty for no question. */
  words: string;
  /** Its own button, in a list of versions; elsewhere the button that saves answers it (`shortAnswer`). */
  own?: { disabled: boolean; onSave: () => void };
}

/** Asks whether to save although events become short (@stock.edit). */
export function ShortQuestion({ words, own }: ShortQuestionProps) {
  if (words === '') return null;
  return (
    <div role="alert" className="min-w-0 grow basis-60">
      <p className="font-semibold break-words text-rose-600">{words}</p>
      {own && (
        <Button look="row-outline" className="mt-1" disabled={own.disabled} onClick={own.onSave}>
          {OVERBOOK.save}
        </Button>
      )}
    </div>
  );
}

/**
 * @param words of the question; empty for none
 * @param label of the button while nothing is asked
 * @returns look and label of the one button that saves
 */
export function shortAnswer(words: string, label: string): { look: Look; label: string } {
  return words === '' ? { look: 'night', label } : { look: 'danger', label: OVERBOOK.save };
}
