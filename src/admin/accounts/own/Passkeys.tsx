import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { passkeyEndpoints, type PasskeyView } from '#contracts/accounts/passkeys.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { queryOf } from '../../data/queries.ts';
import { day, moment } from '../../data/times.ts';
import { Button } from '../../parts/Button.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { Reading } from '../../parts/loading.tsx';
import { Section } from '../../parts/Page.tsx';
import { PASSKEYS } from '../passkey-texts.ts';
import { canUsePasskeys } from '../passkey-words.ts';
import { EntranceField, EntranceForm, TextButton } from '../session/EntranceForm.tsx';
import { AddPasskey } from './AddPasskey.tsx';

const REREADS = [passkeyEndpoints.list.path];

/** Lists, adds, renames and removes the person's own passkeys (@account.passkeys). */
export function Passkeys() {
  const passkeys = useQuery(queryOf(passkeyEndpoints.list));
  const [isAdding, setAdding] = useState(false);
  return (
    <Section title={PASSKEYS.title}>
      <p className="mb-3">{PASSKEYS.intro}</p>
      <Reading of={passkeys} failed={PASSKEYS.notLoaded} loading={PASSKEYS.loading} />
      {passkeys.data?.length === 0 && <p className="mb-3 text-night-600">{PASSKEYS.none}</p>}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul className="mb-4 divide-y divide-ivory-300" aria-label={PASSKEYS.list}>
          {passkeys.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {!canUsePasskeys() && <p className="text-night-600">{PASSKEYS.unsupported}</p>}
      {canUsePasskeys() && !isAdding && (
        <Button look="night" onClick={() => setAdding(true)}>
          {PASSKEYS.add}
        </Button>
      )}
      {isAdding && <AddPasskey rereads={REREADS} onEnd={() => setAdding(false)} />}
    </Section>
  );
}

function PasskeyRow({ passkey }: { passkey: PasskeyView }) {
  const { id, name, host, createdAt, lastUsedAt } = passkey;
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const remove = useMutation({
    mutationFn: () => call(passkeyEndpoints.remove, { params: { id } }),
    onSuccess: () => notify(info(PASSKEYS.removed, name)),
    meta: { failed: PASSKEYS.notChanged, rereads: REREADS },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-xs text-night-600">
          {PASSKEYS.facts(day(createdAt), lastUsedAt === null ? '' : moment(lastUsedAt))}
        </p>
        {host !== location.hostname && (
          <p className="text-xs font-semibold break-words">{PASSKEYS.elsewhere(host)}</p>
        )}
      </div>
      {open === 'rename' ? (
        <RenameForm passkey={passkey} onEnd={() => setOpen(null)} />
      ) : (
        <>
          <Button
            look="outline"
            aria-label={PASSKEYS.renameOf(name)}
            onClick={() => setOpen('rename')}
          >
            {PASSKEYS.rename}
          </Button>
          <Button
            look="danger"
            aria-label={PASSKEYS.removeOf(name)}
            disabled={remove.isPending}
            onClick={() => setOpen('remove')}
          >
            {PASSKEYS.remove}
          </Button>
        </>
      )}
      {open === 'remove' && (
        <ConfirmDialog
          title={PASSKEYS.removeTitle(name)}
          text={PASSKEYS.removeText}
          label={PASSKEYS.remove}
          onConfirm={() => remove.mutate()}
          onClose={() => setOpen(null)}
        />
      )}
    </li>
  );
}

function RenameForm({ passkey, onEnd }: { passkey: PasskeyView; onEnd: () => void }) {
  return (
    <div className="basis-full">
      <EntranceForm
        label={PASSKEYS.save}
        send={async (typed) => {
          const body = { name: typed('name') };
          await call(passkeyEndpoints.rename, { params: { id: passkey.id }, body });
          return body.name;
        }}
        onDone={(name) => {
          notify(info(PASSKEYS.renamed, name));
          onEnd();
        }}
        firstField="name"
        rereads={REREADS}
        aside={<TextButton onClick={onEnd}>{PASSKEYS.cancel}</TextButton>}
      >
        <EntranceField
          kind="name"
          label={PASSKEYS.name}
          autoComplete="off"
          maxLength={MAX_LENGTH.name}
          defaultValue={passkey.name}
        />
      </EntranceForm>
    </div>
  );
}
