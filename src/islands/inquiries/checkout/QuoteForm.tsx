import { useEffect, useState, type RefObject } from 'react';
import { MAX_LENGTH } from '#domain/limits.ts';
import * as text from '#site/inquiries/form-texts.ts';
import type { Preselection } from '#site/inquiries/preselection.ts';
import { shopFacts } from '#site/shop/shop-facts.ts';
import { readFields } from '#stores/forms/inquiry.ts';
import { quoteForm, replaceableRequest } from '#stores/forms/quote.ts';
import { $wishlist, clearWishlist, EMPTY_WISHLIST } from '#stores/wishlist.ts';
import type { Elements } from '#ui/elements.ts';
import { TextAreaField } from '#ui/Field.tsx';
import { useStoreValue } from '#ui/use-store.ts';
import { FormEnd } from '../../forms/FormEnd.tsx';
import { InquirerFields, ReferralField } from '../../forms/InquirerFields.tsx';
import { Sent } from '../../forms/Sent.tsx';
import { useInquiryForm } from '../../forms/use-inquiry-form.ts';
import { useScript } from './use-script.ts';

export interface QuoteFormProps {
  chosen: Preselection | null;
  /** Script of the list; undefined: not loaded. */
  items: typeof import('./SelectedItems.tsx') | undefined;
  /** Called after the request is stored. */
  onSent: () => void;
  /** Beside the button that sends. */
  children?: Elements | undefined;
}

/** Id of the form. */
export const QUOTE_FORM = 'quote';

const loadQuestion = () => import('./Replacement.tsx');

/** The quote request form (@checkout.fields), or what was sent. */
export function QuoteForm({ chosen, items, onSent, children }: QuoteFormProps) {
  const list = useStoreValue($wishlist, EMPTY_WISHLIST);
  const { form, inquirer, errors, end, sent, startAnew } = useInquiryForm(
    quoteForm,
    chosen,
    onSent,
    // `staysSent`: the sent request shows again after a reload.
    true,
  );
  const replaceable = useReplaceable(form.ref, chosen);
  const question = useScript(loadQuestion, replaceable !== null, form.ref);

  // The page opens at the top (@checkout.top), even if the browser would restore the scroll position.
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for the cleanup.
    window.scrollTo(0, 0);
  }, []);

  return (
    <>
      {sent && (
        <Sent
          sent={sent}
          notice={items && <items.ListChanged list={list} sent={sent} onStartAnew={startAnew} />}
          onStartAnew={startAnew}
        >
          {/* Sending keeps the list (@checkout.keeps-list). */}
          {list.length > 0 && (
            <button type="button" className="button button-outline" onClick={() => clearWishlist()}>
              {text.clearList}
            </button>
          )}
        </Sent>
      )}
      <form {...form} id={QUOTE_FORM} className="space-y-6">
        <InquirerFields form="quote" {...inquirer} />
        <ReferralField form="quote" errors={errors} />
        <TextAreaField
          id="quote-details"
          name="details"
          label={text.details}
          maxLength={MAX_LENGTH.message}
          error={errors.details}
        />
        {replaceable !== null && question && (
          <question.Replacement key={replaceable} reference={replaceable} error={errors.replaces} />
        )}
        {items && <items.MinimumNote list={list} />}
        <FormEnd {...end} label={text.quoteButton} pendingLabel={text.quotePending}>
          {children}
        </FormEnd>
        <p className="text-sm text-night-600">{text.quoteFooter(shopFacts().serviceArea)}</p>
      </form>
    </>
  );
}

/**
 * Checks the form after each input and render; call it after the hook that prefills the form.
 * @returns reference of a request that this one may replace; null: none
 */
function useReplaceable(
  form: RefObject<HTMLFormElement | null>,
  chosen: Preselection | null,
): string | null {
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const check = () => {
      const fields = readFields(element, quoteForm.fields);
      setReference(replaceableRequest(fields, chosen, Date.now()));
    };
    check();
    element.addEventListener('input', check);
    return () => element.removeEventListener('input', check);
  });
  return reference;
}
