import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { useKeptForm } from '../form/use-kept-form.ts';
import {
  emptyQuoteValues,
  quoteFaults,
  quoteValues,
  tidied,
  type LineValues,
} from './quote-form-values.ts';
import { QUOTE_LABELS } from './texts.ts';
import { quoteDraftKey } from './use-quotes.ts';

export type QuoteForm = ReturnType<typeof useQuoteForm>;

/** The form of a draft. Input is kept on the device until it is saved. */
export function useQuoteForm(quote: QuoteView) {
  const form = useKeptForm({
    key: quoteDraftKey(quote.id),
    empty: emptyQuoteValues,
    saved: quoteValues(quote),
    version: quote.version,
  });
  return {
    ...form,
    labels: QUOTE_LABELS,
    /**
     * Called on leaving a number: formats it as after a save, or shows its error
     * (@quote.editor-typed).
     */
    leave: (field: string) => {
      form.update(tidied);
      const fault = quoteFaults(form.values)[field];
      if (fault !== undefined) form.setErrors((last) => ({ ...last, [field]: fault }));
    },
    /** Changes parts of a line, and clears only the errors of those parts. */
    changeLine: (index: number, change: Partial<LineValues>) => {
      form.update((last) => ({
        ...last,
        lines: last.lines.map((line, at) => (at === index ? { ...line, ...change } : line)),
      }));
      const fixed = new Set(Object.keys(change).map((part) => `lines.${index}.${part}`));
      form.setErrors((last) =>
        Object.fromEntries(Object.entries(last).filter(([field]) => !fixed.has(field))),
      );
    },
    /** Adds, moves or removes lines. Clears errors, whose indexes no longer match. */
    changeLines: (change: (lines: readonly LineValues[]) => LineValues[]) =>
      form.update((last) => ({ ...last, lines: change(last.lines) }), ['lines']),
  };
}
