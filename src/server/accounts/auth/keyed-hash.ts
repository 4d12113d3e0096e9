import { createHmac } from 'node:crypto';
import type { SignInSettings } from '../../base/services.ts';

/** @returns an HMAC with the shop's secret, for signatures and pseudonymous keys */
export function keyedHash({ secret }: Pick<SignInSettings, 'secret'>, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
