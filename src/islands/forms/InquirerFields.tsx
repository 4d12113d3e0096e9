import { MAX_LENGTH } from '#domain/limits.ts';
import * as text from '#site/texts/forms.ts';
import type { FieldErrors, InquirerField } from '#stores/forms/inquiry.ts';
import { DateField } from '#ui/DateField.tsx';
import { TextField } from '#ui/Field.tsx';

export interface InquirerFieldsProps {
  /** Start of the fields' ids: a page can hold two forms. */
  form: string;
  errors: FieldErrors<InquirerField>;
}

/** Who the visitor is, and when and where the event is: the same in every form. */
export function InquirerFields({ form, errors }: InquirerFieldsProps) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          id={`${form}-name`}
          name="name"
          label={text.fullName}
          autoComplete="name"
          maxLength={MAX_LENGTH.name}
          required
          error={errors.name}
        />
        <TextField
          id={`${form}-phone`}
          name="phone"
          type="tel"
          label={text.phoneNumber}
          autoComplete="tel"
          maxLength={MAX_LENGTH.phone}
          required
          error={errors.phone}
        />
        <TextField
          id={`${form}-email`}
          name="email"
          type="email"
          label={text.emailAddress}
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
          required
          error={errors.email}
        />
        <DateField
          id={`${form}-date`}
          name="eventDate"
          label={text.eventDate}
          required
          error={errors.eventDate}
        />
      </div>
      <TextField
        id={`${form}-location`}
        name="eventLocation"
        label={text.eventLocation}
        placeholder={text.locationPlaceholder}
        maxLength={MAX_LENGTH.eventLocation}
        required
        error={errors.eventLocation}
      />
    </>
  );
}

export interface ReferralFieldProps {
  /** Start of the field's id: a page can hold two forms. */
  form: string;
  error: string | undefined;
}

/** What led the visitor here. */
export function ReferralField({ form, error }: ReferralFieldProps) {
  return (
    <TextField
      id={`${form}-referral`}
      name="referralSource"
      label={text.referral}
      maxLength={MAX_LENGTH.referralSource}
      error={error}
    />
  );
}
