import type { Settings } from '#contracts/settings/sections.ts';
import { formatDollars } from '#domain/money.ts';
import { Nothing } from './parts.tsx';
import { PREVIEWS } from './texts.ts';
import { useWithFacts } from './use-saved.ts';

/** What a new quote begins with. */
export function QuotesPreview({ value: quotes }: { value: Settings['quotes'] }) {
  const value = useWithFacts(quotes, { quotes });
  return (
    <div className="p-5">
      <p>{PREVIEWS.quoteValid(value.validDays)}</p>
      {value.delivery > 0 && <p>{PREVIEWS.quoteDelivery(formatDollars(value.delivery * 100))}</p>}
      <p>{value.isReminded ? PREVIEWS.quoteReminded : PREVIEWS.quoteNotReminded}</p>
      <p>{value.paymentLink === '' ? PREVIEWS.noPayment : PREVIEWS.payment(value.paymentLink)}</p>
      <h4 className="mt-4 text-base">{PREVIEWS.terms}</h4>
      {value.terms === '' ? (
        <Nothing>{PREVIEWS.noTerms}</Nothing>
      ) : (
        <p className="mt-1 text-xs whitespace-pre-line">{value.terms}</p>
      )}
    </div>
  );
}
