import { useEffect } from 'react';
import { MAX_LENGTH } from '#domain/limits.ts';
import { SITE } from '#site/config.ts';
import { quoteForm } from '#stores/forms/quote.ts';
import { TextAreaField } from '#ui/Field.tsx';
import { FormEnd } from '../forms/FormEnd.tsx';
import { InquirerFields } from '../forms/InquirerFields.tsx';
import { ReferralField } from '../forms/ReferralField.tsx';
import { useInquiryForm } from '../forms/use-inquiry-form.ts';

/** The quote request form (spec §2, "Quote form page"). */
export function QuoteForm() {
  const { form, errors, forgetMe, ...end } = useInquiryForm(quoteForm, undefined);

  // "The page scrolls to top on opening" (spec §2), also when the browser would go back to where
  // the visitor was.
  useEffect(() => window.scrollTo(0, 0), []);

  return (
    <form {...form} className="needs-script space-y-6">
      <InquirerFields form="quote" errors={errors} />
      <ReferralField form="quote" error={errors.referralSource} />
      <TextAreaField
        id="quote-details"
        name="details"
        label="Please provide more details about your event"
        maxLength={MAX_LENGTH.message}
        error={errors.details}
      />
      <FormEnd
        {...end}
        label="Get My Free Quote"
        pendingLabel="Sending Request..."
        onForget={forgetMe}
      />
      <p className="text-sm text-night-600">
        {`We'll respond within 24 hours • Serving ${SITE.contact.serviceArea}`}
      </p>
    </form>
  );
}
