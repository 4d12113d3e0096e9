/** Challenges for passkeys, signed with their time, so that nothing is stored until one is used. */
import { randomBytes } from 'node:crypto';
import { CLOCK_TOLERANCE_MS } from '#db/queries/accounts/attempts.ts';
import type { StaffServices } from '../../../base/services.ts';
import { overLimit } from '../attempts.ts';
import { keyedHash } from '../keyed-hash.ts';

/** How long a challenge is accepted; shorter than `ATTEMPT_WINDOW_MS`, for which used ones are remembered. */
const VALID_MS = 5 * 60 * 1000;

/** `add:` with the person's id for a new passkey; `sign-in` for an unknown person. */
export type ChallengeFor = 'sign-in' | `add:${string}`;

const signed = (services: StaffServices, purpose: ChallengeFor, text: string) =>
  keyedHash(services.signIn(), `passkey-challenge:${purpose}:${text}`);

/** @returns base64url, as browsers return it in their client data */
export function newChallenge(services: StaffServices, purpose: ChallengeFor): string {
  const text = `${services.now().getTime()}.${randomBytes(16).toString('base64url')}`;
  return Buffer.from(`${text}.${signed(services, purpose, text)}`).toString('base64url');
}

/**
 * @param challenge from the client data
 * @returns whether it is a valid, unused challenge for this purpose; marks it as used
 * @throws ApiError 503 when its use cannot be recorded
 */
export async function takeChallenge(
  services: StaffServices,
  purpose: ChallengeFor,
  challenge: string,
): Promise<boolean> {
  const [time = '', random = '', signature] = Buffer.from(challenge, 'base64url')
    .toString()
    .split('.');
  if (signature !== signed(services, purpose, `${time}.${random}`)) return false;
  const age = services.now().getTime() - Number(time);
  if (age < -CLOCK_TOLERANCE_MS || age > VALID_MS) return false;
  return !(await overLimit(services, [[`passkey:${signature}`, 1]]));
}
