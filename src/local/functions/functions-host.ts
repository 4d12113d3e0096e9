/** Runs the modules of `netlify/functions/` in this process, at the paths in their `config`. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { describeError, log } from '#server/log.ts';
import { Background } from './background.ts';
import {
  matchRoute,
  readFunction,
  sortRoutes,
  type FunctionContext,
  type FunctionHandler,
  type FunctionRoute,
} from './function-routes.ts';

/** Imports a module by file path. */
export type ImportModule = (file: string) => Promise<unknown>;

export interface FunctionsHost {
  /** Whether a function matches. */
  has: (method: string, url: URL) => boolean;
  /** @returns the response, or undefined when no function matches */
  answer: (request: Request, ip: string) => Promise<Response | undefined>;
  scheduled: readonly ScheduledFunction[];
  /** Waits for background work up to a timeout, and closes the functions' connections. */
  close: () => Promise<void>;
}

export interface ScheduledFunction {
  name: string;
  /** A cron expression, in UTC. */
  schedule: string;
  /** Never rejects: failures are logged. */
  run: () => Promise<void>;
}

/** Longer than sending a mail takes. */
const CLOSE_TIMEOUT_MS = 5_000;
const FUNCTIONS = path.join('netlify', 'functions');
/** Shared by all functions. */
const SERVICES = path.join('src', 'server', 'services.ts');
const servicesSchema = z.object({
  closeConnection: z.custom<() => Promise<void>>((value) => typeof value === 'function'),
});

/**
 * Imports every function. They read `process.env` at their first call.
 * @param root folder of the project
 * @throws Error when one cannot be imported, or is not a valid function
 */
export async function loadFunctions(
  root: string,
  importModule: ImportModule = (file) => import(pathToFileURL(file).href),
): Promise<FunctionsHost> {
  const folder = path.join(root, FUNCTIONS);
  const background = new Background();
  const handlers = new Map<string, FunctionHandler>();
  const routes: FunctionRoute[] = [];
  const scheduled: ScheduledFunction[] = [];
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.ts'))) {
    const name = path.basename(file, '.ts');
    const loaded = readFunction(name, await importModule(path.join(folder, file)));
    handlers.set(name, loaded.handler);
    routes.push(...loaded.routes);
    if (loaded.schedule === undefined) continue;
    const run = async () => {
      const request = new Request(`http://localhost/.netlify/functions/${name}`, {
        method: 'POST',
      });
      await call(name, loaded.handler, request, { ip: '127.0.0.1', params: {}, background });
    };
    scheduled.push({ name, schedule: loaded.schedule, run });
  }
  const sorted = sortRoutes(routes);
  const { closeConnection } = servicesSchema.parse(await importModule(path.join(root, SERVICES)));
  return {
    scheduled,
    close: async () => {
      await background.end(CLOSE_TIMEOUT_MS);
      await closeConnection();
    },
    has: (method, url) => matchRoute(sorted, method, url) !== undefined,
    answer: async (request, ip) => {
      const match = matchRoute(sorted, request.method, new URL(request.url));
      const handler = match && handlers.get(match.name);
      if (!handler) return undefined;
      return call(match.name, handler, request, { ip, params: match.params, background });
    },
  };
}

/** Calls a function as Netlify does: an exception becomes an error response. */
async function call(
  name: string,
  handler: FunctionHandler,
  request: Request,
  { ip, params, background }: Pick<FunctionContext, 'ip' | 'params'> & { background: Background },
): Promise<Response> {
  const requestId = crypto.randomUUID();
  const failed = (error: unknown) =>
    log({ level: 'error', event: `function-${name}`, requestId, ...describeError(error) });
  const waitUntil = (work: Promise<unknown>) => background.add(work.catch(failed));
  try {
    const context = { ip, params, requestId, url: new URL(request.url), waitUntil };
    return (await handler(request, context)) ?? new Response(null, { status: 204 });
  } catch (error) {
    failed(error);
    return new Response('Internal Server Error', { status: 500 });
  }
}
