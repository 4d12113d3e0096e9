import { MAX_LENGTH } from '#domain/limits.ts';
import { TextAreaField } from '#ui/Field.tsx';
import { CheckBox } from '../parts/CheckBox.tsx';
import { MOVED } from './booked/texts.ts';

interface MailChangeProps {
  id: string;
  isMailed: boolean;
  message: string;
  error: string | undefined;
  onCheck: (isMailed: boolean) => void;
  onMessage: (message: string) => void;
}

/** Whether the customer of a booked event is told of the change, and how (@event.moved-mail). */
export function MailChange(props: MailChangeProps) {
  const { id, isMailed, message, error, onCheck, onMessage } = props;
  return (
    <>
      <CheckBox label={MOVED.mails} hint={MOVED.hint} checked={isMailed} onChange={onCheck} />
      {isMailed && (
        <TextAreaField
          id={`${id}-message`}
          name="message"
          label={MOVED.message}
          required
          rows={6}
          maxLength={MAX_LENGTH.message}
          error={error}
          value={message}
          onChange={({ target }) => onMessage(target.value)}
        />
      )}
    </>
  );
}
