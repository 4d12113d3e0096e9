import { MAX_LENGTH } from '#domain/limits.ts';
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
          label="Full Name"
          autoComplete="name"
          maxLength={MAX_LENGTH.name}
          required
          error={errors.name}
        />
        <TextField
          id={`${form}-phone`}
          name="phone"
          type="tel"
          label="Phone Number"
          autoComplete="tel"
          maxLength={MAX_LENGTH.phone}
          required
          error={errors.phone}
        />
        <TextField
          id={`${form}-email`}
          name="email"
          type="email"
          label="Email Address"
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
          required
          error={errors.email}
        />
        <DateField
          id={`${form}-date`}
          name="eventDate"
          label="Event Date"
          required
          error={errors.eventDate}
        />
      </div>
      <TextField
        id={`${form}-location`}
        name="eventLocation"
        label="Event Location"
        placeholder="Detroit, MI"
        maxLength={MAX_LENGTH.eventLocation}
        required
        error={errors.eventLocation}
      />
    </>
  );
}
