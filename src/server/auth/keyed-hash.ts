import { createHmac } from 'node:crypto';
import type { SignInSettings } from '../services.ts';

/** @returns a hash that only this shop can make, so that it signs, and names without telling */
export function keyedHash({ secret }: Pick<SignInSettings, 'secret'>, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
