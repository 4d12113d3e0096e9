import { ResponseError } from './request.ts';

/** What went wrong with a call, as far as it is known. */
export interface Failure {
  /** HTTP status; 0: no answer came. */
  status: number;
  code: string;
  /** The server's message; empty where it gave none. */
  message: string;
  /** Message by field at fault, named as in the contract (`options.0.name`). */
  fields: Record<string, string>;
  /** Names the call in the server's log; empty where unknown. */
  requestId: string;
}

/**
 * Reads the error shape of the API (`#contracts/error.ts`), and the shorter one of the sign-in
 * (`{ code, message }`) from whatever a call threw.
 */
export function failureOf(error: unknown): Failure {
  const failure = { status: 0, code: '', message: '', fields: {}, requestId: '' };
  if (!(error instanceof ResponseError)) return failure;
  const body = asRecord(parsed(error.detail));
  const inner = 'error' in body ? asRecord(body.error) : body;
  return {
    status: error.status,
    code: asText(inner.code),
    message: asText(inner.message),
    fields: Object.fromEntries(
      Object.entries(asRecord(inner.fields)).map(([field, message]) => [field, asText(message)]),
    ),
    requestId: asText(body.requestId),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not from our server, such as the error page of a proxy: it has no message for people.
    return null;
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
