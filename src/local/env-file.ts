/**
 * Loaded before a command (`--import` in package.json): reads `.env` of the current folder, if it exists; variables
 * already set win. Replaces Node's `--env-file`, which reports a missing file at each start and applies
 * NODE_EXTRA_CA_CERTS too late.
 */
import { existsSync, readFileSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { styleText } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { CERTIFICATES, problemOfCertificates, UNREADABLE } from './certificates.ts';

const FILE = '.env';

/** Node ignores such a file without a word. */
function warn(where: string, file: string, problem: string): void {
  const text = `${CERTIFICATES}${where} names ${file}, which ${problem}: it is ignored.`;
  process.stderr.write(`${styleText('yellow', text)}\n`);
}

/** Node applies the variable itself if set before its start, as in child processes. */
function trustFile(file: string): void {
  const problem = problemOfCertificates(file);
  if (problem !== undefined) return warn(` in ${FILE}`, file, problem);
  try {
    setDefaultCACertificates([...getCACertificates('default'), readFileSync(file, 'utf8')]);
  } catch {
    // TLS reads what is beside the certificates too, such as a key.
    warn(` in ${FILE}`, file, UNREADABLE);
  }
}

const before = process.env[CERTIFICATES];
if (existsSync(FILE)) loadEnvFile(FILE);
const now = process.env[CERTIFICATES];
if (now && now !== before) trustFile(now);
// The threads of a program load this file as well.
if (before && isMainThread) {
  const problem = problemOfCertificates(before);
  // Of a missing file, Node itself warns.
  if (problem !== undefined && existsSync(before)) warn('', before, problem);
}
