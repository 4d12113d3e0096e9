/** Runs the modules of `netlify/functions/` in this process, at the paths in their `config`. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { describeError, log } from '#server/base/log.ts';
import { plainAnswer } from '../http/plain-answer.ts';
import { matchRoute, readFunction, sortRoutes, type FunctionHandler } from './function-routes.ts';

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
/** Module of the connection that all functions share. */
const SERVICES = path.join('src', 'server', 'base', 'services.ts');
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
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  const functions = [];
  for (const file of files) {
    const name = path.basename(file, '.ts');
    functions.push({ name, ...readFunction(name, await importModule(path.join(folder, file))) });
  }
  const { closeConnection } = servicesSchema.parse(await importModule(path.join(root, SERVICES)));
  const routes = sortRoutes(functions.flatMap((parts) => parts.routes));
  const background = new Set<Promise<unknown>>();
  return {
    scheduled: functions.flatMap(({ name, handler, schedule }) => {
      if (schedule === undefined) return [];
      const run = async () => {
        const url = `http://localhost/.netlify/functions/${name}`;
        const caller = { ip: '127.0.0.1', params: {} };
        await call({ name, handler }, new Request(url, { method: 'POST' }), caller, background);
      };
      return [{ name, schedule, run }];
    }),
    close: async () => {
      const timeout = sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false });
      await Promise.race([Promise.all(background), timeout]);
      await closeConnection();
    },
    has: (method, url) => matchRoute(routes, method, url) !== undefined,
    answer: async (request, ip) => {
      const match = matchRoute(routes, request.method, new URL(request.url));
      return match && call(match.route, request, { ip, params: match.params }, background);
    },
  };
}

/** Calls a function as Netlify does: an exception becomes an error response. */
async function call(
  { name, handler }: { name: string; handler: FunctionHandler },
  request: Request,
  caller: { ip: string; params: Record<string, string> },
  background: Set<Promise<unknown>>,
): Promise<Response> {
  const requestId = crypto.randomUUID();
  const failed = (error: unknown) =>
    log({ level: 'error', event: `function-${name}`, requestId, ...describeError(error) });
  const waitUntil = (work: Promise<unknown>) => {
    const ended = work.catch(failed).finally(() => background.delete(ended));
    background.add(ended);
  };
  try {
    const context = { ...caller, requestId, url: new URL(request.url), waitUntil };
    return (await handler(request, context)) ?? new Response(null, { status: 204 });
  } catch (error) {
    failed(error);
    return plainAnswer('Internal Server Error', 500);
  }
}
