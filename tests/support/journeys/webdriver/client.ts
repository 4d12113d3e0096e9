/**
 * WebDriver's protocol (https://www.w3.org/TR/webdriver2/), as far as journeys need it: one session.
 */
import { z } from 'zod';

const answer = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });
const started = z.object({ sessionId: z.string() });

export interface Session {
  /**
   * @param command what follows the session's address, as `url` or `element/…/click`
   * @param body makes it a POST
   * @throws WebDriverError with the code of the protocol
   */
  ask: (command: string, body?: object) => Promise<unknown>;
  remove: (command: string) => Promise<unknown>;
}

export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.name = 'WebDriverError';
    this.code = code;
  }
}

/**
 * @param address of the driver
 * @param capabilities which browser it shall start
 */
export async function newSession(address: string, capabilities: object): Promise<Session> {
  const value = await call('POST', `${address}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const base = `${address}/session/${started.parse(value).sessionId}`;
  return {
    ask: (command, body) => call(body ? 'POST' : 'GET', `${base}/${command}`, body),
    remove: (command) => call('DELETE', command === '' ? base : `${base}/${command}`),
  };
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const { value } = answer.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = failure.parse(value);
  throw new WebDriverError(error, message);
}
