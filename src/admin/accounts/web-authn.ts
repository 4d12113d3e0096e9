/** Calls the browser's API for passkeys; loaded with the first press that needs it. */
import type {
  NewPasskey,
  NewPasskeyView,
  PasskeyAssertion,
  PasskeyChallengeView,
} from '#contracts/accounts/passkeys.ts';
import { PasskeyTrouble } from './passkey-words.ts';

/** @param text base64url, as in the contracts */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
}

/** @returns base64url */
function textOf(buffer: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCodePoint(byte));
  return btoa(letters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Lets the browser create a passkey.
 * @returns the data to store
 * @throws PasskeyTrouble when the person cancels or the browser fails
 */
export function createPasskey(request: NewPasskeyView): Promise<Omit<NewPasskey, 'name'>> {
  return orTrouble(create(request));
}

/**
 * Lets the browser sign the challenge with a passkey chosen by the person.
 * @throws PasskeyTrouble when the person cancels or has none
 */
export function answerChallenge(
  challenge: PasskeyChallengeView,
): Promise<Omit<PasskeyAssertion, 'rememberMe'>> {
  return orTrouble(answer(challenge));
}

/** @throws PasskeyTrouble for any failure */
async function orTrouble<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new PasskeyTrouble(error);
  }
}

async function create(request: NewPasskeyView): Promise<Omit<NewPasskey, 'name'>> {
  const credential = await navigator.credentials.create({
    publicKey: {
      challenge: bytesOf(request.challenge),
      rp: { id: request.rpId, name: request.rpName },
      user: {
        id: bytesOf(request.userId),
        name: request.userName,
        displayName: request.displayName,
      },
      pubKeyCredParams: request.algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: request.known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
      // Usable without a user name, and only after fingerprint, face or PIN.
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  });
  const response = credential instanceof PublicKeyCredential ? credential.response : null;
  if (
    !(credential instanceof PublicKeyCredential) ||
    !(response instanceof AuthenticatorAttestationResponse)
  ) {
    throw new TypeError('No passkey');
  }
  const publicKey = response.getPublicKey();
  if (!publicKey) throw new TypeError('No key');
  return {
    credentialId: textOf(credential.rawId),
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.getAuthenticatorData()),
    publicKey: textOf(publicKey),
    algorithm: response.getPublicKeyAlgorithm(),
  };
}

async function answer(
  request: PasskeyChallengeView,
): Promise<Omit<PasskeyAssertion, 'rememberMe'>> {
  const credential = await navigator.credentials.get({
    publicKey: {
      challenge: bytesOf(request.challenge),
      rpId: request.rpId,
      userVerification: 'required',
    },
  });
  const response = credential instanceof PublicKeyCredential ? credential.response : null;
  if (
    !(credential instanceof PublicKeyCredential) ||
    !(response instanceof AuthenticatorAssertionResponse)
  ) {
    throw new TypeError('No answer');
  }
  return {
    credentialId: textOf(credential.rawId),
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  };
}
