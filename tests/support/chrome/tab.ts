/** A tab of a Chromium (`open-chrome.ts`), as the person in front of it has it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { limit } from '../limits/limit.ts';
import { ProtocolError, type Protocol } from './protocol.ts';

const PAUSE_MS = 25;
const TIMEOUT_MS = 15_000;

/** What a page's speculation rules allow. */
export interface LoadedAhead {
  action: 'Prefetch' | 'Prerender';
  url: string;
}

/** A page of a tab: the one that shows, or one that is being prerendered. */
export interface LivePage {
  session: string;
  target: string;
  address: string;
  isPrerendered: boolean;
  /** Links that may be loaded ahead. */
  ahead: LoadedAhead[];
}

export class Tab {
  readonly #protocol: Protocol;
  readonly #pages: LivePage[];
  readonly #close: () => Promise<unknown>;
  /** Errors on the console, prerendered pages included, and pages that were not kept. */
  readonly problems: readonly string[];

  constructor(
    protocol: Protocol,
    pages: LivePage[],
    problems: readonly string[],
    close: () => Promise<unknown>,
  ) {
    this.#protocol = protocol;
    this.#pages = pages;
    this.problems = problems;
    this.#close = close;
  }

  /** Types an address, and waits until its page is loaded. */
  async open(address: string): Promise<void> {
    await this.send('Page.navigate', { url: address });
    await this.until(
      `location.href === ${JSON.stringify(address)} && document.readyState === 'complete'`,
    );
  }

  /** @returns the value of an expression in the page that shows */
  async read<T>(expression: string): Promise<T> {
    return this.#evaluate(await this.#shown(), expression);
  }

  /** Waits until an expression is true in the page that shows. @throws when it never is */
  async until(expression: string): Promise<void> {
    await patiently(expression, async () => {
      // While it navigates there is nothing to ask.
      return (await this.read<unknown>(expression).catch(ignoreProtocol)) === true || undefined;
    });
  }

  /** @returns paths of the pages that are being prerendered */
  prerendered(): string[] {
    return this.#pages
      .filter(({ isPrerendered }) => isPrerendered)
      .map(({ address }) => (URL.canParse(address) ? new URL(address).pathname : ''));
  }

  /** @returns what the rules of the page that shows allow, once they allow anything */
  async ahead(): Promise<readonly LoadedAhead[]> {
    return patiently('links that may be loaded ahead', async () => {
      const { ahead } = await this.#shown();
      return ahead.length > 0 ? ahead : undefined;
    });
  }

  /** @returns the value of an expression in the page of this path that is being prerendered */
  async readPrerendered<T>(pathname: string, expression: string): Promise<T> {
    const page = await patiently(`the prerendered ${pathname}`, () =>
      this.#pages.find(({ isPrerendered, address }) => isPrerendered && address.endsWith(pathname)),
    );
    return this.#evaluate(page, expression);
  }

  /** Rests with the pointer on the first element of a selector. */
  async restOn(selector: string): Promise<void> {
    await this.#mouse('mouseMoved', await this.#middleOf(selector));
  }

  /** Presses the first element of a selector. */
  async press(selector: string): Promise<void> {
    const place = await this.#middleOf(selector);
    await this.#mouse('mouseMoved', place);
    await this.#mouse('mousePressed', place);
    await this.#mouse('mouseReleased', place);
  }

  /** Goes back, and waits until another page shows. */
  async back(): Promise<void> {
    const from = await this.read<string>('location.href');
    // Not within the command, which would be lost with its page.
    await this.read('void setTimeout(() => history.back(), 0)');
    await this.until(`location.href !== ${JSON.stringify(from)}`);
  }

  close(): Promise<unknown> {
    return this.#close();
  }

  /** A command of the protocol to the page that shows. */
  async send<T>(method: string, params: object = {}): Promise<T> {
    return this.#protocol.send<T>(method, params, (await this.#shown()).session);
  }

  #shown(): Promise<LivePage> {
    return patiently('a page', () => this.#pages.find(({ isPrerendered }) => !isPrerendered));
  }

  async #evaluate<T>({ session }: LivePage, expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.#protocol.send<{
      result: { value: T };
      exceptionDetails?: unknown;
    }>(
      'Runtime.evaluate',
      { expression, returnByValue: true, awaitPromise: true, userGesture: true },
      session,
    );
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return result.value;
  }

  /** Waits until the pointer meets the element: a page that comes in lies under its transition. */
  #middleOf(selector: string): Promise<{ x: number; y: number }> {
    return patiently(selector, async () => {
      const place = await this.read<{ x: number; y: number } | null>(`(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        const place = { x: x + width / 2, y: y + height / 2 };
        return element?.contains(document.elementFromPoint(place.x, place.y)) ? place : null;
      })()`);
      return place ?? undefined;
    });
  }

  async #mouse(
    type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
    place: { x: number; y: number },
  ): Promise<void> {
    const button = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 };
    await this.send('Input.dispatchMouseEvent', { type, ...place, ...button });
  }
}

function ignoreProtocol(error: unknown): undefined {
  if (!(error instanceof ProtocolError)) throw error;
}

/** Asks until there is an answer. */
async function patiently<T>(
  wanted: string,
  ask: () => T | undefined | Promise<T | undefined>,
): Promise<T> {
  const end = Date.now() + limit(TIMEOUT_MS);
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`The browser does not come to: ${wanted}`);
    await sleep(PAUSE_MS);
  }
}
