/** Passkeys of staff (@signin.passkey); bytes are base64url without padding. */
import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/limits.ts';
import { answer, endpoint } from '../endpoint.ts';
import { requiredLine } from '../fields.ts';
import { AUTH_PATH, confirmation } from './sign-in.ts';

export interface PasskeyView {
  id: string;
  name: string;
  /** Host of the site when it was added, the only one where it works. */
  host: string;
  /** ISO date-times. */
  createdAt: string;
  /** Null if never used. */
  lastUsedAt: string | null;
}

/** What `navigator.credentials.create` needs; the rest is fixed. */
export interface NewPasskeyView {
  challenge: string;
  rpId: string;
  rpName: string;
  /** Random for each passkey, so that it reveals nothing about the account. */
  userId: string;
  userName: string;
  displayName: string;
  algorithms: readonly number[];
  /** Ids of the person's existing credentials. */
  known: string[];
}

export interface PasskeyChallengeView {
  challenge: string;
  rpId: string;
}

const bytes = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/));

/** WebAuthn limits an id to 1,023 bytes. */
const credentialId = bytes(1_364);

const proof = { clientDataJSON: bytes(4_000), authenticatorData: bytes(4_000) };

/** From a `PublicKeyCredential` with an `AuthenticatorAssertionResponse`. */
export const passkeyAssertion = z.strictObject({
  credentialId,
  ...proof,
  signature: bytes(2_000),
  rememberMe: z._default(z.optional(z.boolean()), true),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

/** From a `PublicKeyCredential` with an `AuthenticatorAttestationResponse`; `publicKey` is SPKI. */
const newPasskey = z.strictObject({
  name: requiredLine(MAX_LENGTH.name, 'Name is required'),
  credentialId,
  ...proof,
  publicKey: bytes(2_000),
  algorithm: z.int(),
});
export type NewPasskey = z.output<typeof newPasskey>;

const path = `${AUTH_PATH}/passkeys` as const;

export const passkeyEndpoints = {
  /** Oldest first. */
  list: endpoint(`GET ${path}`, 'everybody', { answer: answer<PasskeyView[]>() }),
  begin: endpoint(`POST ${path}/begin`, 'everybody', {
    body: confirmation,
    answer: answer<NewPasskeyView>(),
  }),
  add: endpoint(`POST ${path}`, 'everybody', { body: newPasskey, answer: answer<PasskeyView>() }),
  rename: endpoint(`PATCH ${path}/{id}`, 'everybody', {
    body: z.strictObject({ name: newPasskey.shape.name }),
  }),
  remove: endpoint(`DELETE ${path}/{id}`, 'everybody'),
  challenge: endpoint(`POST ${AUTH_PATH}/sign-in/passkey/begin`, 'everybody', {
    answer: answer<PasskeyChallengeView>(),
  }),
  /** In place of password and code. */
  signIn: endpoint(`POST ${AUTH_PATH}/sign-in/passkey`, 'everybody', { body: passkeyAssertion }),
};
