import { CurrentPassword } from '../session/CurrentPassword.tsx';
import { EntranceForm, typed } from '../session/EntranceForm.tsx';

interface PasswordGateProps<Answer> {
  id: string;
  /** Text of the button. */
  label: string;
  send: (body: { password: string }) => Promise<Answer>;
  onDone: (answer: Answer) => void;
}

/** Something that asks for the password once more. */
export function PasswordGate<Answer>({ id, label, send, onDone }: PasswordGateProps<Answer>) {
  return (
    <EntranceForm
      label={label}
      send={(fields) => send({ password: typed(fields, 'password') })}
      onDone={onDone}
      firstField="password"
    >
      {(errors) => (
        <CurrentPassword id={id} name="password" label="Your password" error={errors.password} />
      )}
    </EntranceForm>
  );
}
