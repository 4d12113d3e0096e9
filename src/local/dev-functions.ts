/** Runs the functions in Astro's development server, with hot reload. */
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

  /** @param next handles the request when no function matches */
  async answer(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    url: URL,
    next: Connect.NextFunction,
  ): Promise<void> {
    // Vite's own addresses, and source files.
    if (/^\/(@|src\/|node_modules\/)/.test(url.pathname)) return next();
    let host: FunctionsHost;
    try {
      host = await this.#load();
    } catch (error) {
      // A function with a syntax error breaks all functions, but must not break the pages.
      return url.pathname.startsWith('/api/') ? next(error) : next();
    }
    if (!host.has(incoming.method ?? 'GET', url)) return next();
    const ip = incoming.socket.remoteAddress ?? '';
    webListener(
      async (request) => (await host.answer(request, ip)) ?? new Response(null, { status: 404 }),
    )(incoming, outgoing);
  }

  /** @returns the function's response, if one matches */
  async ask(request: Request): Promise<Response | undefined> {
    return (await this.#load()).answer(request, '');
  }

  /**
   * Runs scheduled functions, reloaded for each run. Their schedules are read once.
   * @returns stops it, after running calls have ended
   * @throws when a function cannot be loaded
   */
  async startSchedule(): Promise<() => Promise<void>> {
    const { scheduled } = await this.#load();
    return startSchedule(
      scheduled.map(({ name, schedule }) => ({ name, schedule, run: () => this.#run(name) })),
    );
  }

  /** Waits for work after responses, and closes the functions' connections. */
  async close(): Promise<void> {
    const host = await attempt('functions', () => this.#load());
    await host?.close();
  }

  async #run(name: string): Promise<void> {
    // May have a syntax error during development.
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
