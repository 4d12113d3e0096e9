import { describeError } from '../base/log.ts';

/**
 * @param error of the mail server, or of the disk
 * @returns class and code of the error, and the server's reply code, without texts, which may quote addresses;
 *   `mailTrouble` words it
 */
export function failureOf(error: unknown): string {
  const { error: described = 'unknown' } = describeError(withSystemCode(error));
  const code =
    error instanceof Error && 'responseCode' in error ? ` ${String(error.responseCode)}` : '';
  return `${described}${code}`;
}

/** Nodemailer gives one code, ESOCKET, to whatever happens to a connection, and keeps the system's or TLS's own. */
function withSystemCode(error: unknown): unknown {
  if (!(error instanceof Error) || !('originalCode' in error)) return error;
  return Object.assign(error, { code: error.originalCode });
}
