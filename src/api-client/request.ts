/**
 * The only place where the browser calls the server (@request.calls): credentials are sent, a JSON
 * content type only with a body, and nothing is retried.
 */

/**
 * A non-OK answer; its message is `<status>: <body>`, or has the status text where the body is empty (@request.errors).
 */
export class ResponseError extends Error {
  override name = 'ResponseError';
  readonly status: number;
  /** The body as text; the status text where it is empty. */
  readonly detail: string;
  readonly headers: Headers;

  constructor(status: number, detail: string, headers: Headers) {
    super(`${status}: ${detail}`);
    this.status = status;
    this.detail = detail;
    this.headers = headers;
  }
}

export interface RequestOptions {
  /** Sent as JSON; `FormData` is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/**
 * @returns the answer, which is OK
 * @throws ResponseError for a non-OK answer; TypeError when the network fails
 */
export async function requestAnswer(
  method: string,
  path: string,
  { body, headers = {}, signal }: RequestOptions = {},
): Promise<Response> {
  const formData = body instanceof FormData ? body : undefined;
  const json = body === undefined || formData ? undefined : JSON.stringify(body);
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: json === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    body: formData ?? json ?? null,
    signal: signal ?? null,
  });
  if (response.ok) return response;
  const detail = (await response.text()) || response.statusText;
  throw new ResponseError(response.status, detail, response.headers);
}

/**
 * As `requestAnswer`, but parses the JSON of the answer.
 * @throws as `requestAnswer` does, and SyntaxError when the answer is not JSON
 */
export async function request(
  method: string,
  path: string,
  options: RequestOptions = {},
): Promise<unknown> {
  const response = await requestAnswer(method, path, options);
  return response.json();
}
