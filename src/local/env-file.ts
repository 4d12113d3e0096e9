/**
 * Loaded before a command (`--import` in package.json): reads `.env` of the current folder, where there is
 * one; what the environment has already stays. Not by Node's `--env-file`, which reports a missing file
 * at each start, and reads NODE_EXTRA_CA_CERTS of the file too late to heed it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { styleText } from 'node:util';

const FILE = '.env';
const CERTIFICATES = 'NODE_EXTRA_CA_CERTS';

/** Node heeds the variable by itself where it is set before it starts, as in programs that this one starts. */
function trustFile(file: string): void {
  try {
    setDefaultCACertificates([...getCACertificates('default'), readFileSync(file, 'utf8')]);
  } catch {
    const text = `${CERTIFICATES} in ${FILE} names no file of certificates (PEM) that can be read: ${file}`;
    process.stderr.write(`${styleText('yellow', text)}\n`);
  }
}

if (existsSync(FILE)) {
  const before = process.env[CERTIFICATES];
  loadEnvFile(FILE);
  const now = process.env[CERTIFICATES];
  if (now && now !== before) trustFile(now);
}
