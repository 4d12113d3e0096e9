/**
 * Verifies an authenticator's response (Web Authentication Level 3, §7.1 and §7.2). Requests no attestation: it
 * would reveal the person's device, and no decision depends on it.
 */
import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';

/**
 * COSE identifiers of ES256, Ed25519 and RS256, the preferred one first. Safari's `getPublicKey` works for ES256
 * only.
 */
export const ALGORITHMS = [-7, -8, -257] as const;

const MIN_RSA_BITS = 2_048;

const clientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.optional(z.boolean()),
});

export interface Site {
  origin: string;
  /** Host of the site. */
  rpId: string;
}

export interface Proof {
  clientDataJSON: string;
  authenticatorData: string;
}

/** @returns origin and relying party id of the site */
export function siteOf(siteUrl: string): Site {
  const { origin, hostname } = new URL(siteUrl);
  return { origin, rpId: hostname };
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

/**
 * @returns the challenge in the client data; undefined for another ceremony or site, or inside another site's frame
 */
export function challengeOf(
  { clientDataJSON }: Proof,
  type: 'webauthn.create' | 'webauthn.get',
  { origin }: Site,
): string | undefined {
  const data = clientData.safeParse(parsed(bytesOf(clientDataJSON).toString()));
  if (!data.success || data.data.type !== type || data.data.origin !== origin) return undefined;
  return data.data.crossOrigin === true ? undefined : data.data.challenge;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const USER_PRESENT = 0x01;
/** Set after fingerprint, face or PIN, which makes a passkey as strong as password and code. */
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
/** Hash of the relying party id, flags, counter. */
const HEAD_BYTES = 32 + 1 + 4;
/** Model of the authenticator. */
const AAGUID_BYTES = 16;

export interface AuthenticatorData {
  /** 0 when the authenticator does not count. */
  signCount: number;
  /** Base64url; undefined except during registration. */
  credentialId: string | undefined;
}

/** @returns undefined unless a user was present and verified for this site */
export function readAuthenticatorData(
  { authenticatorData }: Proof,
  { rpId }: Site,
): AuthenticatorData | undefined {
  const data = bytesOf(authenticatorData);
  if (data.length < HEAD_BYTES) return undefined;
  const hash = createHash('sha256').update(rpId).digest();
  const flags = data.readUInt8(32);
  const isFine =
    hash.equals(data.subarray(0, 32)) &&
    (flags & USER_PRESENT) !== 0 &&
    (flags & USER_VERIFIED) !== 0;
  if (!isFine) return undefined;
  const credentialId = (flags & HAS_CREDENTIAL) === 0 ? undefined : credentialIdIn(data);
  return { signCount: data.readUInt32BE(33), credentialId };
}

function credentialIdIn(data: Buffer): string | undefined {
  const start = HEAD_BYTES + AAGUID_BYTES + 2;
  if (data.length < start) return undefined;
  const end = start + data.readUInt16BE(start - 2);
  return data.length < end ? undefined : data.subarray(start, end).toString('base64url');
}

/**
 * @param publicKey SPKI, base64url
 * @returns undefined for another algorithm, or a key that is too weak
 */
export function readPublicKey(publicKey: string, algorithm: number): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: bytesOf(publicKey), format: 'der', type: 'spki' });
    const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
    const isFine =
      (algorithm === -7 && namedCurve === 'prime256v1') ||
      (algorithm === -8 && key.asymmetricKeyType === 'ed25519') ||
      (algorithm === -257 && key.asymmetricKeyType === 'rsa' && modulusLength >= MIN_RSA_BITS);
    return isFine ? key : undefined;
  } catch {
    // Not a key.
    return undefined;
  }
}

/** @returns whether the signature is by this key */
export function isSigned(
  proof: Proof & { signature: string },
  { publicKey, algorithm }: { publicKey: string; algorithm: number },
): boolean {
  const key = readPublicKey(publicKey, algorithm);
  if (!key) return false;
  const clientHash = createHash('sha256').update(bytesOf(proof.clientDataJSON)).digest();
  const signed = Buffer.concat([bytesOf(proof.authenticatorData), clientHash]);
  return verify(algorithm === -8 ? null : 'sha256', signed, key, bytesOf(proof.signature));
}
