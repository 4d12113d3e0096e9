import { MAX_LENGTH } from '#domain/limits.ts';
import { TextAreaField } from '#ui/Field.tsx';
import { CheckBox } from '../parts/CheckBox.tsx';
import { NoMailServer } from '../parts/NoMailServer.tsx';
import { MOVED } from './booked/texts.ts';
import type { MailValues } from './mail-change.ts';

interface MailChangeProps {
  id: string;
  email: string;
  values: MailValues;
  /** The default message. */
  suggested: string;
  error: string | undefined;
  onChange: (next: Partial<MailValues>) => void;
}

/** Whether to mail the change to a booked event's customer, and with which message (@event.moved-mail). */
export function MailChange(props: MailChangeProps) {
  const { id, email, values, suggested, error, onChange } = props;
  const { isMailed } = values;
  return (
    <>
      <CheckBox
        label={MOVED.mails}
        hint={MOVED.hint}
        checked={isMailed}
        onChange={(isChecked) => onChange({ isMailed: isChecked })}
      />
      {isMailed && <NoMailServer recipient={email} />}
      {isMailed && (
        <TextAreaField
          id={`${id}-message`}
          name="message"
          label={MOVED.message}
          required
          rows={6}
          maxLength={MAX_LENGTH.message}
          error={error}
          value={values.message ?? suggested}
          onChange={({ target }) => onChange({ message: target.value })}
        />
      )}
    </>
  );
}
