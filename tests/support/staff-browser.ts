/**
 * A browser in small: asks an app as one of our own pages does, and keeps the cookies it is given.
 */
import type { ApiApp } from '#server/http/app.ts';
import { ownPageHeaders } from './staff.ts';

/** With or without the guard. */
type AnyApp = Pick<ApiApp, 'request'>;

export interface Visitor {
  get: (path: string) => Promise<Response>;
  post: (path: string, body?: object, headers?: Record<string, string>) => Promise<Response>;
  /** Name and value of each cookie. */
  cookies: Map<string, string>;
}

/**
 * @param app asked unless the path belongs to `others`
 * @param ip address it has
 */
export function visitor(
  app: AnyApp,
  ip = '203.0.113.7',
  others: Record<string, AnyApp> = {},
): Visitor {
  const cookies = new Map<string, string>();
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...ownPageHeaders(cookie === '' ? undefined : cookie),
      ...(init.headers as Record<string, string>),
    };
    const other = Object.keys(others).find((prefix) => path.startsWith(prefix));
    const asked = (other === undefined ? undefined : others[other]) ?? app;
    const response = await asked.request(path, { ...init, headers }, { ip });
    keep(response, cookies);
    return response;
  };
  return {
    cookies,
    get: (path) => ask(path, {}),
    post: (path, body = {}, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}

function keep(response: Response, cookies: Map<string, string>): void {
  for (const cookie of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (name === undefined || value === undefined) continue;
    if (/Max-Age=0/i.test(cookie)) cookies.delete(name);
    else cookies.set(name, value);
  }
}
