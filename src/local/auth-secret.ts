import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomic } from './atomic-file.ts';

/**
 * The secret that signs the cookies of staff. Stored in the data folder, readable by this user
 * only, so that a restart signs nobody out.
 * @param folder the data folder
 */
export async function authSecret(folder: string): Promise<string> {
  const file = path.join(folder, 'auth-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const secret = randomBytes(48).toString('base64url');
  await writeFileAtomic(file, secret, 0o600);
  return secret;
}
