import { useEffect, useState } from 'react';
import { todayInDetroit, type CivilDate } from '#domain/event-date.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { parseTypedDate } from '#domain/typed-date.ts';
import * as text from '#site/inquiries/form-texts.ts';
import type { Preselection } from '#site/inquiries/preselection.ts';
import { shopFacts } from '#site/shop/shop-facts.ts';
import { textsOf } from '#stores/draft.ts';
import { quoteForm } from '#stores/forms/quote.ts';
import { $wishlist, clearWishlist, EMPTY_WISHLIST } from '#stores/wishlist.ts';
import { TextAreaField } from '#ui/Field.tsx';
import { useStoreValue } from '#ui/use-store.ts';
import { FormEnd } from '../../forms/FormEnd.tsx';
import { InquirerFields, ReferralField } from '../../forms/InquirerFields.tsx';
import { Sent } from '../../forms/Sent.tsx';
import { useInquiryForm } from '../../forms/use-inquiry-form.ts';
import { useReplaceable } from './use-replaceable.ts';
import { useScript } from './use-script.ts';

export interface QuoteFormProps {
  /** The package that the request names. */
  chosen: Preselection | null;
  /** The script of the list; undefined while it is not there: then nothing is said of the list. */
  items: typeof import('./SelectedItems.tsx') | undefined;
  /** Told once the request is stored. */
  onSent: () => void;
}

const loadQuestion = () => import('./Replacement.tsx');

/** The quote request form (@checkout.fields), and what was sent in its place. */
export function QuoteForm({ chosen, items, onSent }: QuoteFormProps) {
  const list = useStoreValue($wishlist, EMPTY_WISHLIST);
  const { form, errors, end, sent, startAnew } = useInquiryForm(quoteForm, chosen, onSent, true);
  const replaceable = useReplaceable(form.ref, chosen);
  const question = useScript(loadQuestion, replaceable !== null, form.ref);

  // The page opens at the top (@checkout.top), also when the browser would go back to where
  // the visitor was.
  useEffect(() => {
    // It returns a promise in newer browsers, which is no clean-up.
    window.scrollTo(0, 0);
  }, []);

  const [day, setDay] = useState<CivilDate | null>(null);
  // After the form was filled from its draft.
  useEffect(() => {
    if (form.ref.current) setDay(dayIn(form.ref.current));
  }, [form.ref]);

  return (
    <>
      {sent && (
        <Sent
          sent={sent}
          notice={items && <items.ListChanged list={list} sent={sent} onStartAnew={startAnew} />}
          onStartAnew={startAnew}
        >
          {/* The list stays (@checkout.keeps-list) until the visitor is done with it. */}
          {list.length > 0 && (
            <button type="button" className="button button-outline" onClick={() => clearWishlist()}>
              {text.clearList}
            </button>
          )}
        </Sent>
      )}
      {/* Keeps the focused field above the bar at the foot of the screen. */}
      <form
        {...form}
        onInput={(event) => {
          form.onInput(event);
          setDay(dayIn(event.currentTarget));
        }}
        className="space-y-6 max-lg:[&_:is(input,textarea,button)]:scroll-mb-20"
      >
        <InquirerFields form="quote" errors={errors} />
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
        {items && <items.MinimumNote list={list} date={day} />}
        <FormEnd {...end} label={text.quoteButton} pendingLabel={text.quotePending} />
        <p className="text-sm text-night-600">{text.quoteFooter(shopFacts().serviceArea)}</p>
      </form>
    </>
  );
}

/** @returns the day of the event, as far as it is typed */
function dayIn(form: HTMLFormElement): CivilDate | null {
  const { eventDate = '' } = textsOf(new FormData(form));
  return parseTypedDate(eventDate, todayInDetroit(new Date()));
}
