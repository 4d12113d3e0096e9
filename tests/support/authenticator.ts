/** An authenticator in software: makes a passkey and answers with it, or as an attacker would have it answer. */
import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAssertion } from '#contracts/accounts/passkeys.ts';

const FLAGS = { present: 0x01, verified: 0x04, credential: 0x40 };

export interface Answering {
  challenge: string;
  origin: string;
  rpId: string;
  /** By fingerprint, face or PIN. */
  isVerified?: boolean;
  isPresent?: boolean;
  signCount?: number;
  type?: 'webauthn.get' | 'webauthn.create';
  isCrossOrigin?: boolean;
}

const text = (bytes: Buffer) => bytes.toString('base64url');

function clientData({ challenge, origin, type, isCrossOrigin = false }: Answering): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: isCrossOrigin }));
}

function head(
  { rpId, isVerified = true, isPresent = true, signCount = 0 }: Answering,
  more = 0,
): Buffer {
  const flags = (isPresent ? FLAGS.present : 0) | (isVerified ? FLAGS.verified : 0) | more;
  const count = Buffer.alloc(4);
  count.writeUInt32BE(signCount);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
}

const KEYS = {
  [-7]: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  [-8]: () => generateKeyPairSync('ed25519'),
  [-257]: () => generateKeyPairSync('rsa', { modulusLength: 2_048 }),
};

/** @param algorithm COSE name of its keys */
export function authenticator(algorithm: keyof typeof KEYS = -7) {
  const { publicKey, privateKey } = KEYS[algorithm]();
  const id = randomBytes(32);
  return {
    credentialId: text(id),
    create(asked: Answering): Omit<NewPasskey, 'name'> {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id]);
      return {
        credentialId: text(id),
        clientDataJSON: text(clientData({ type: 'webauthn.create', ...asked })),
        authenticatorData: text(Buffer.concat([head(asked, FLAGS.credential), attested])),
        publicKey: text(publicKey.export({ type: 'spki', format: 'der' })),
        algorithm,
      };
    },
    answer(asked: Answering): Omit<PasskeyAssertion, 'rememberMe'> {
      const client = clientData({ type: 'webauthn.get', ...asked });
      const data = head(asked);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const key = createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }));
      return {
        credentialId: text(id),
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign(algorithm === -8 ? null : 'sha256', signed, key)),
      };
    },
  };
}
