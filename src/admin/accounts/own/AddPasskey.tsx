import { call } from '#api-client/call.ts';
import { passkeyEndpoints } from '#contracts/accounts/passkeys.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { PASSKEYS } from '../passkey-texts.ts';
import { EntranceField, EntranceForm, TextButton } from '../session/EntranceForm.tsx';

interface AddPasskeyProps {
  rereads: readonly string[];
  /** After adding or canceling. */
  onEnd: () => void;
}

/** Asks for a name and the password, then has the browser create the passkey. */
export function AddPasskey({ rereads, onEnd }: AddPasskeyProps) {
  return (
    <EntranceForm
      label={PASSKEYS.submit}
      send={async (typed) => {
        const { createPasskey } = await import('../web-authn.ts');
        const body = { password: typed('password') };
        const created = await createPasskey(await call(passkeyEndpoints.begin, { body }));
        await call(passkeyEndpoints.add, { body: { name: typed('name'), ...created } });
      }}
      onDone={() => {
        notify(info(PASSKEYS.added.title, PASSKEYS.added.text));
        onEnd();
      }}
      firstField="name"
      rereads={rereads}
      aside={<TextButton onClick={onEnd}>{PASSKEYS.cancel}</TextButton>}
    >
      <EntranceField
        kind="name"
        label={PASSKEYS.name}
        hint={PASSKEYS.nameHint}
        autoComplete="off"
      />
      <EntranceField kind="password" label={PASSKEYS.yourPassword} />
    </EntranceForm>
  );
}
