import { totalProblem } from '#contracts/quotes/line.ts';
import { formatCents } from '#domain/money.ts';
import { faultMessage } from '../form/field-faults.ts';
import { EDITOR } from '../form/texts.ts';
import { Button } from '../parts/Button.tsx';
import type { QuoteForm } from './quote-form.ts';
import { QUOTE_EDITOR, QUOTE_LABELS, QUOTES } from './texts.ts';
import type { useSaveQuote } from './use-save-quote.ts';

interface EndBarProps {
  form: QuoteForm;
  save: ReturnType<typeof useSaveQuote>;
  total: number;
  onSend: () => void;
}

/** Sticky below the form: the total, Save, Send, and why it was not saved or cannot be sent. */
export function EndBar({ form, save, total, onSend }: EndBarProps) {
  const { isDirty, errors } = form;
  const tooHigh = totalProblem(total);
  const message = faultMessage(errors, QUOTE_LABELS, save.error) || tooHigh;
  return (
    <div className="form-end settings-end mt-6 flex flex-wrap items-center justify-end gap-2 border-t border-ivory-300 bg-ivory-50 py-3">
      <p className="mr-auto font-semibold tabular-nums">
        {`${QUOTES.total} ${formatCents(total)}`}
      </p>
      {isDirty && (
        <Button look="quiet" onClick={form.giveUp}>
          {EDITOR.discard}
        </Button>
      )}
      {message === '' ? (
        <p role="status" className="text-night-600 max-sm:sr-only">
          {isDirty ? QUOTE_EDITOR.unsaved : QUOTE_EDITOR.noChanges}
        </p>
      ) : (
        <p role="alert" className="min-w-0 grow basis-60 font-semibold text-rose-600">
          {message}
        </p>
      )}
      {/* Side by side on a phone too. */}
      <div className="flex gap-2">
        <Button type="submit" look="outline" disabled={!isDirty || save.isPending}>
          {save.isPending ? QUOTE_EDITOR.saving : QUOTE_EDITOR.save}
        </Button>
        <Button look="night" disabled={save.isPending || tooHigh !== ''} onClick={onSend}>
          {QUOTE_EDITOR.send}
        </Button>
      </div>
    </div>
  );
}
