import { flushSync } from 'react-dom';
import type { InquirerField } from '#domain/inquirer-fields.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { phoneCaution } from '#domain/phone.ts';
import * as text from '#site/inquiries/form-texts.ts';
import { shopFacts } from '#site/shop/shop-facts.ts';
import type { FieldErrors } from '#stores/forms/inquiry.ts';
import { DateField } from '#ui/DateField.tsx';
import type { Elements } from '#ui/elements.ts';
import { TextField } from '#ui/Field.tsx';
import { focusField } from './field-values.ts';
import { LINK } from './FormEnd.tsx';
import { GROUPS, type KnownLines } from './known-lines.ts';

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
  /** Lines that replace groups of fields. */
  lines: KnownLines;
  /** Shows the fields of this field's group. */
  onOpen: (field: InquirerField) => void;
}

/** Date, place and guests, which decide everything else, then the visitor; the same in every form. */
export function InquirerFields({ form, errors, lines, onOpen }: InquirerFieldsProps) {
  return (
    <>
      <KnownGroup first={GROUPS[0][0]} line={lines[0]} what={text.eventDetails} onOpen={onOpen}>
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
        <div className="col-span-full">
          <TextField
            id={`${form}-guests`}
            name="guestCount"
            label={text.guestCount}
            maxLength={MAX_LENGTH.guestCount}
            error={errors.guestCount}
          />
        </div>
      </KnownGroup>
      <KnownGroup first={GROUPS[1][0]} line={lines[1]} what={text.yourDetails} onOpen={onOpen}>
        {PERSON_FIELDS.map(({ name, ...field }) => (
          // The last of three fields takes a whole row.
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
      </KnownGroup>
    </>
  );
}

interface KnownGroupProps extends Pick<InquirerFieldsProps, 'onOpen'> {
  /** First field of the group. */
  first: InquirerField;
  line: KnownLines[number];
  /** What the button changes, for its label. */
  what: string;
  children: Elements;
}

/** A group of fields; while its line replaces them, they are hidden but stay in the form. */
function KnownGroup({ first, line, what, onOpen, children }: KnownGroupProps) {
  return (
    <>
      {line && (
        <p className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-ivory-300 text-sm">
          <span translate="no" className="w-24 grow">
            <span className="block truncate font-semibold">{line[0]}</span>
            <span className="block truncate">{line[1]}</span>
          </span>
          <button
            type="button"
            className={`min-h-11 shrink-0 ${LINK}`}
            // Keeps the focus: a blurred field could show a note and move the button away from the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget: { form } }) => {
              flushSync(() => onOpen(first));
              if (form) focusField(form, first);
            }}
          >
            <span>{text.change}</span>
            <span className="sr-only">{what}</span>
          </button>
        </p>
      )}
      <div hidden={line !== undefined} data-fields={first} className="grid gap-6 sm:grid-cols-2">
        {children}
      </div>
    </>
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
