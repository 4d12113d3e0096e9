/** The functions within Astro's development server, with hot reload. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { attempt } from '#server/attempt.ts';
import { loadFunctions, type FunctionsHost } from './functions/functions-host.ts';
import { startSchedule } from './functions/schedule.ts';
import { webListener } from './http/web-listener.ts';

export class DevFunctions {
  readonly #root: string;
  #server: ViteDevServer | undefined;
  #host: Promise<FunctionsHost> | undefined;

  /** @param root folder of the project */
  constructor(root: string) {
    this.#root = root;
  }

  /** @param server loads the modules from now on */
  attach(server: ViteDevServer): void {
    this.#server = server;
    this.#host = undefined;
    server.watcher.on('all', () => {
      this.#host = undefined;
    });
  }

  /** @param next answers when no function is at this address */
  async answer(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    url: URL,
    next: Connect.NextFunction,
  ): Promise<void> {
    // Vite's own addresses, and files of the source.
    if (/^\/(@|src\/|node_modules\/)/.test(url.pathname)) return next();
    let host: FunctionsHost;
    try {
      host = await this.#load();
    } catch (error) {
      // A function that is being edited may be broken: then the others are too, but not the pages.
      return url.pathname.startsWith('/api/') ? next(error) : next();
    }
    if (!host.has(incoming.method ?? 'GET', url)) return next();
    const ip = incoming.socket.remoteAddress ?? '';
    webListener(
      async (request) => (await host.answer(request, ip)) ?? new Response(null, { status: 404 }),
    )(incoming, outgoing);
  }

  /** @returns the answer of the function at this address, if there is one */
  async ask(request: Request): Promise<Response | undefined> {
    return (await this.#load()).answer(request, '');
  }

  /**
   * Calls functions by the clock, each as it is at that moment. Their schedules are those of now.
   * @returns ends it, once what is running is done
   * @throws when a function cannot be loaded
   */
  async startSchedule(): Promise<() => Promise<void>> {
    const { scheduled } = await this.#load();
    return startSchedule(
      scheduled.map(({ name, schedule }) => ({ name, schedule, run: () => this.#run(name) })),
    );
  }

  /** Lets what goes on after answers end, and closes the functions' connections. */
  async close(): Promise<void> {
    const host = await attempt('functions', () => this.#load());
    await host?.close();
  }

  async #run(name: string): Promise<void> {
    // Broken while it is edited.
    const host = await attempt('functions', () => this.#load());
    await host?.scheduled.find((each) => each.name === name)?.run();
  }

  #load(): Promise<FunctionsHost> {
    const server = this.#server;
    if (!server) throw new Error('The development server has not started');
    this.#host ??= loadFunctions(this.#root, (file) => server.ssrLoadModule(file));
    return this.#host;
  }
}
