/** Imports nothing of the project, because it is loaded before every command (`env-file.ts`). */
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const CERTIFICATES = 'NODE_EXTRA_CA_CERTS';
export const UNREADABLE = 'holds a certificate that cannot be read';

/** Matches also a block that is cut off, for which TLS takes none of the file. */
const PEM =
  /-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----[^]*?(?:-----END (?:X509 |TRUSTED )?CERTIFICATE-----|$)/g;

/** @returns what keeps TLS from trusting the certificates of a file, as the end of a sentence; undefined: nothing */
export function problemOfCertificates(file: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return 'cannot be read';
  }
  const certificates = text.match(PEM) ?? [];
  if (certificates.length === 0) return 'holds no certificate (PEM)';
  try {
    // Throws for one that is damaged.
    certificates.map((certificate) => new X509Certificate(certificate));
  } catch {
    return UNREADABLE;
  }
  return undefined;
}
