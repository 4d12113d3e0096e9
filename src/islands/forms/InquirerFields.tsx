import { MAX_LENGTH } from '#domain/limits.ts';
import { phoneCaution } from '#domain/phone.ts';
import * as text from '#site/inquiries/form-texts.ts';
import { shopFacts } from '#site/shop/shop-facts.ts';
import type { FieldErrors, InquirerField } from '#stores/forms/inquiry.ts';
import { DateField } from '#ui/DateField.tsx';
import { TextField } from '#ui/Field.tsx';

const PERSON_FIELDS = [
  { name: 'name', label: text.fullName, autoComplete: 'name' },
  {
    name: 'phone',
    type: 'tel',
    label: text.phoneNumber,
    autoComplete: 'tel',
    caution: phoneCaution,
  },
  { name: 'email', type: 'email', label: text.emailAddress, autoComplete: 'email' },
] as const;

export interface InquirerFieldsProps {
  /** Prefix of ids: a page can have two forms. */
  form: string;
  errors: FieldErrors<InquirerField>;
}

/** Date and place, which decide everything else, then the visitor; the same in every form. */
export function InquirerFields({ form, errors }: InquirerFieldsProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <DateField
        id={`${form}-date`}
        name="eventDate"
        label={text.eventDate}
        closed={shopFacts().closed}
        required
        error={errors.eventDate}
      />
      <TextField
        id={`${form}-location`}
        name="eventLocation"
        label={text.eventLocation}
        placeholder={shopFacts().place}
        maxLength={MAX_LENGTH.eventLocation}
        required
        error={errors.eventLocation}
      />
      {PERSON_FIELDS.map(({ name, ...field }) => (
        // The last of an odd number takes the whole row.
        <div key={name} className={name === 'email' ? 'col-span-full' : ''}>
          <TextField
            id={`${form}-${name}`}
            name={name}
            {...field}
            maxLength={MAX_LENGTH[name]}
            required
            error={errors[name]}
          />
        </div>
      ))}
    </div>
  );
}

export function ReferralField({
  form,
  errors,
}: Pick<InquirerFieldsProps, 'form'> & { errors: FieldErrors<'referralSource'> }) {
  return (
    <TextField
      id={`${form}-referral`}
      name="referralSource"
      label={text.referral}
      maxLength={MAX_LENGTH.referralSource}
      error={errors.referralSource}
    />
  );
}
