import { useEffect, useRef, useState } from 'react';
import { MAX_LENGTH } from '#domain/limits.ts';
import { SITE } from '#site/config.ts';
import { preselection, type Preselection } from '#site/preselection.ts';
import { contactForm } from '#stores/forms/contact.ts';
import { TextAreaField, TextField } from '#ui/Field.tsx';
import { FormEnd } from '../forms/FormEnd.tsx';
import { InquirerFields } from '../forms/InquirerFields.tsx';
import { useInquiryForm } from '../forms/use-inquiry-form.ts';
import { ServiceChoice } from './ServiceChoice.tsx';

/** The contact form of the home page (spec §2, §5). */
export function Contact() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState<Preselection | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const { form, errors, forgetMe, ...end } = useInquiryForm(contactForm, [...chosen], () => {
    setChosen([]);
    setSelected(null);
  });
  const { ref } = form;

  // A package in the address is chosen, and the form comes into view (spec §2).
  useEffect(() => {
    const found = preselection(location.search);
    if (!found) return;
    setSelected(found);
    setChosen([found.service]);
    const message = ref.current?.elements.namedItem('message');
    if (message instanceof HTMLTextAreaElement && message.value === '')
      message.value = found.message;
    top.current?.scrollIntoView({ behavior: 'smooth' });
  }, [ref]);

  return (
    <div ref={top} className="needs-script scroll-mt-28">
      <form {...form} className="space-y-6">
        <InquirerFields form="contact" errors={errors} />
        <ServiceChoice
          names={selected ? [selected.service, ...SITE.services] : SITE.services}
          chosen={chosen}
          onChange={setChosen}
        />
        <TextField
          id="contact-referral"
          name="referralSource"
          label="How did you hear about us? (optional)"
          maxLength={MAX_LENGTH.referralSource}
        />
        <TextAreaField
          id="contact-message"
          name="message"
          label="Tell us about your event"
          maxLength={MAX_LENGTH.message}
          required
          error={errors.message}
        />
        <FormEnd {...end} label="Send Inquiry" pendingLabel="Sending..." onForget={forgetMe} />
      </form>
    </div>
  );
}
