import { MAX_LENGTH } from '#domain/limits.ts';
import { TextField, type TextFieldProps } from '#ui/Field.tsx';
import { DETAILS } from '../texts/inquiry-work.ts';

export const DETAIL_NAMES = ['name', 'phone', 'email', 'eventDate', 'eventLocation'] as const;
export type DetailName = (typeof DETAIL_NAMES)[number];
export type DetailValues = Record<DetailName, string>;

interface DetailFieldsProps {
  /** @returns id, name, value and what is said of a field */
  field: (
    name: DetailName,
  ) => Pick<TextFieldProps, 'id' | 'name' | 'value' | 'error' | 'hint' | 'onChange'>;
  dateLabel?: string;
  /** Of a request that came by the website: its form asked for them. */
  required?: { phone: boolean; email: boolean; eventDate: boolean };
}

const NONE = { phone: false, email: false, eventDate: false };

/** Who asks, and for when and where. */
export function DetailFields({
  field,
  dateLabel = DETAILS.date,
  required = NONE,
}: DetailFieldsProps) {
  const phone = field('phone');
  const isReached = required.email || required.phone;
  return (
    <>
      <TextField {...field('name')} label={DETAILS.name} required maxLength={MAX_LENGTH.name} />
      <TextField
        {...phone}
        type="tel"
        label={DETAILS.phone}
        hint={phone.hint ?? (isReached ? undefined : DETAILS.reachHint)}
        required={required.phone}
        maxLength={MAX_LENGTH.phone}
      />
      <TextField
        {...field('email')}
        type="email"
        label={DETAILS.email}
        required={required.email}
        maxLength={MAX_LENGTH.email}
      />
      <TextField
        {...field('eventDate')}
        type="date"
        label={dateLabel}
        required={required.eventDate}
      />
      <TextField
        {...field('eventLocation')}
        label={DETAILS.place}
        maxLength={MAX_LENGTH.eventLocation}
      />
    </>
  );
}
