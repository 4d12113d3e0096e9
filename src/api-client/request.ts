/**
 * The only place where the browser calls the server (spec §7): credentials are sent, a JSON
 * content type only with a body, and nothing is retried.
 */

/** A non-OK answer: `'<status>: <body>'`, or the status text where the body is empty (spec §8). */
class ResponseError extends Error {
  override name = 'ResponseError';
  readonly status: number;

  constructor(status: number, detail: string) {
    super(`${status}: ${detail}`);
    this.status = status;
  }
}

export interface RequestOptions {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * @param method HTTP method
 * @param path path on this site
 * @returns the parsed JSON answer
 * @throws ResponseError for a non-OK answer; TypeError when the network fails; SyntaxError when
 *   the answer is not JSON
 */
export async function request(
  method: string,
  path: string,
  { body, headers = {}, signal }: RequestOptions = {},
): Promise<unknown> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (!response.ok) {
    throw new ResponseError(response.status, (await response.text()) || response.statusText);
  }
  return response.json();
}
