import { PASSKEY_TROUBLE } from './passkey-texts.ts';

/** @returns whether this browser offers passkeys on this page; without TLS none does */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

/** Messages by name of the `DOMException` (WebAuthn §5.1). */
const TROUBLES: Partial<Record<string, string>> = {
  NotAllowedError: PASSKEY_TROUBLE.canceled,
  AbortError: PASSKEY_TROUBLE.canceled,
  InvalidStateError: PASSKEY_TROUBLE.known,
  SecurityError: PASSKEY_TROUBLE.elsewhere,
};

/** The browser created no passkey, or did not answer with one; the message is for staff. */
export class PasskeyTrouble extends Error {
  /** @param cause the browser's error */
  constructor(cause: unknown) {
    const known = cause instanceof DOMException ? TROUBLES[cause.name] : undefined;
    super(known ?? PASSKEY_TROUBLE.other, { cause });
  }
}
