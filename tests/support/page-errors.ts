/** What goes wrong in the pages of a browser, apart from what a test brings about itself. */
import type { BrowserContext } from '@playwright/test';

interface PageError {
  text: string;
  /** Where it happened, or what could not be loaded. */
  url: string;
}

/** The browser shows the next page without its transition: its own choice, on a busy machine. */
export const OWN_TRANSITION = 'Transition was aborted';

/** @returns a function that gives the errors of all pages so far, as `text (address)` */
export function collectErrors(context: BrowserContext): () => Promise<string[]> {
  const errors: PageError[] = [];
  const ownFailures = new Set<string>();
  context.on('weberror', (event) => {
    const text = String(event.error());
    if (text.includes(OWN_TRANSITION)) return;
    errors.push({ text, url: event.page()?.url() ?? '' });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    errors.push({ text: message.text(), url: message.location().url });
  });
  // A test that answers a request itself, or cuts it off, wants the failure: no server is behind
  // the answer, and the browser does not know why it failed.
  const answers: Promise<void>[] = [];
  context.on('response', (response) => {
    answers.push(
      response.serverAddr().then(
        (server) => {
          if (!server) ownFailures.add(response.url());
        },
        // The page is gone already, and nobody asks anymore where its answer came from.
        () => undefined,
      ),
    );
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (/ERR_FAILED|ERR_INTERNET_DISCONNECTED/.test(reason)) ownFailures.add(request.url());
  });
  return async () => {
    await Promise.all(answers);
    return errors
      .filter(
        ({ text, url }) => !(text.startsWith('Failed to load resource') && ownFailures.has(url)),
      )
      .map(({ text, url }) => `${text} (${url})`);
  };
}
