/** Netlify's build hook: a POST to a secret address starts a build. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface BuildHook {
  url: string;
  /** Name of this program in `shop_host`. */
  host: string;
  /** Before each retry. */
  pausesMs?: readonly number[];
  timeoutMs?: number;
}

const PAUSES_MS = [500, 2_000];
const TIMEOUT_MS = 8_000;

/** The deploy's title, which Netlify returns when the deploy ends. */
export function deployTitle(publicationId: string): string {
  return `Publication ${publicationId}`;
}

/**
 * Requests a build, with retries.
 * @returns undefined on success, otherwise the reason in words, without the secret address
 */
export async function callBuildHook(
  { url, pausesMs = PAUSES_MS, timeoutMs = TIMEOUT_MS }: Omit<BuildHook, 'host'>,
  publicationId: string,
): Promise<string | undefined> {
  const address = new URL(url);
  address.searchParams.set('trigger_title', deployTitle(publicationId));
  let problem = await callOnce(address, timeoutMs);
  for (const pause of pausesMs) {
    if (problem === undefined) break;
    await sleep(pause);
    problem = await callOnce(address, timeoutMs);
  }
  return problem;
}

async function callOnce(address: URL, timeoutMs: number): Promise<string | undefined> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: '{}',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) return `The host answered the request to build with ${answer.status}.`;
    // A build hook never answers with a page. If one comes, a proxy in between has answered.
    const isPage = /\bhtml\b/.test(answer.headers.get('Content-Type') ?? '');
    return isPage ? 'The host answered the request to build with a page.' : undefined;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? 'The host did not answer the request to build in time.'
      : 'The host could not be reached to build the site.';
  }
}
