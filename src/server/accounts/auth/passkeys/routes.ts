/** Endpoints for one's own passkeys, and sign-in with a passkey (@signin.passkey). */
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { passkeyEndpoints, type PasskeyView } from '#contracts/accounts/passkeys.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  type PasskeyRow,
} from '#db/queries/accounts/passkeys.ts';
import { MAX_PASSKEYS } from '#domain/limits.ts';
import { isUuid } from '#domain/uuid.ts';
import { ApiError } from '../../../base/api-error.ts';
import type { ApiApp } from '../../../http/app.ts';
import { handle } from '../../../http/handle.ts';
import { sendMailsAfterAnswer } from '../../../mail/send-due.ts';
import { readSection } from '../../../shop/read.ts';
import type { StaffMailServices } from '../../services.ts';
import type { Auth } from '../auth.ts';
import { orUnavailable } from '../failures.ts';
import { forward } from '../forward.ts';
import { rememberDevice } from '../known-device.ts';
import { assertPassword } from '../own-account.ts';
import { keepSignIn, requireSession } from '../session.ts';
import { newChallenge, takeChallenge } from './challenge.ts';
import * as text from './texts.ts';
import { ALGORITHMS, challengeOf, readAuthenticatorData, readPublicKey, siteOf } from './verify.ts';

const signedIn = z.object({ email: z.string(), version: z.number() });

export function mountPasskeys(app: ApiApp, services: StaffMailServices, auth: () => Auth): void {
  const { db, now } = services;
  const { list, begin, add, rename, remove, challenge, signIn } = passkeyEndpoints;
  const site = () => siteOf(services.signIn().siteUrl);

  handle(app, challenge, () => ({
    challenge: newChallenge(services, 'sign-in'),
    rpId: site().rpId,
  }));

  handle(app, signIn, async ({ body }, context) => {
    const { email, version } = signedIn.parse(await forward(context, auth(), signIn, body));
    // A passkey counts as password and code.
    await rememberDevice(context, services.signIn(), email, version);
    await keepSignIn(services, email);
  });

  handle(app, list, async (_input, context) => {
    const { staff } = await requireSession(auth(), context);
    return (await orUnavailable(listPasskeys(db(), staff.id))).map(present);
  });

  handle(app, begin, async ({ body: { password } }, context) => {
    const { staff } = await requireSession(auth(), context);
    await assertPassword(services, auth(), context, staff, { password });
    const existing = await orUnavailable(listPasskeys(db(), staff.id));
    if (existing.length >= MAX_PASSKEYS) throw new ApiError('conflict', text.tooManyPasskeys);
    const { name: rpName } = await readSection(db(), 'business');
    const { rpId } = site();
    return {
      challenge: newChallenge(services, `add:${staff.id}`),
      rpId,
      rpName,
      userId: randomBytes(32).toString('base64url'),
      userName: staff.email,
      displayName: staff.name || staff.email,
      algorithms: ALGORITHMS,
      known: existing
        .filter((passkey) => passkey.rpId === rpId)
        .map(({ credentialId }) => credentialId),
    };
  });

  handle(app, add, async ({ body }, context) => {
    const { staff } = await requireSession(auth(), context);
    const { rpId } = site();
    const answeredChallenge = challengeOf(body, 'webauthn.create', site());
    const data = readAuthenticatorData(body, site());
    const isFine =
      data?.credentialId === body.credentialId &&
      readPublicKey(body.publicKey, body.algorithm) !== undefined &&
      answeredChallenge !== undefined &&
      (await takeChallenge(services, `add:${staff.id}`, answeredChallenge));
    if (!isFine) throw new ApiError('bad_request', text.passkeyRefused);
    const { name, credentialId, publicKey, algorithm } = body;
    const key = { name, credentialId, publicKey, algorithm, rpId, signCount: data.signCount };
    const passkey = { ...key, staffId: staff.id, createdAt: now() };
    const row = await orUnavailable(addPasskey(db(), passkey, MAX_PASSKEYS));
    if (row === 'too-many') throw new ApiError('conflict', text.tooManyPasskeys);
    if (row === 'taken') throw new ApiError('conflict', text.passkeyTaken);
    sendMailsAfterAnswer(context, services);
    context.status(201);
    return present(row);
  });

  handle(app, rename, async ({ params: { id }, body: { name } }, context) => {
    const { staff } = await requireSession(auth(), context);
    const isTheirs =
      isUuid(id) && (await orUnavailable(renamePasskey(db(), { staffId: staff.id, id, name })));
    if (!isTheirs) throw new ApiError('not_found', text.noSuchPasskey);
  });

  handle(app, remove, async ({ params: { id } }, context) => {
    const { staff } = await requireSession(auth(), context);
    const isTheirs =
      isUuid(id) && (await orUnavailable(removePasskey(db(), { staffId: staff.id, id })));
    if (!isTheirs) throw new ApiError('not_found', text.noSuchPasskey);
    sendMailsAfterAnswer(context, services);
  });
}

function present({ id, name, rpId, createdAt, lastUsedAt }: PasskeyRow): PasskeyView {
  return {
    id,
    name,
    host: rpId,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
