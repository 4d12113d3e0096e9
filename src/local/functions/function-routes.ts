/** Reads a function module as Netlify does, and matches requests with the routes of functions. */
import { z } from 'zod';

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const callable = <T>() => z.custom<T>((value) => typeof value === 'function');

/** The exports of a function module that we use. */
const moduleSchema = z.object({
  // Or handlers by event name, for instance for the end of a deploy.
  default: z.union([callable<FunctionHandler>(), z.record(z.string(), callable<unknown>())]),
  config: z
    .object({
      path: oneOrMore.optional(),
      method: oneOrMore.optional(),
      schedule: z.string().optional(),
    })
    .default({}),
});

/** The part of Netlify's context that a server of one's own can provide. */
export interface FunctionContext {
  ip: string;
  /** Values of the path's placeholders. */
  params: Record<string, string>;
  requestId: string;
  url: URL;
  /** Registers work that continues after the response. */
  waitUntil: (work: Promise<unknown>) => void;
}

export type FunctionHandler = (
  request: Request,
  context: FunctionContext,
) => Response | undefined | Promise<Response | undefined>;

export interface FunctionRoute {
  /** The function's name: that of its file. */
  name: string;
  handler: FunctionHandler;
  path: string;
  pattern: URLPattern;
  /** Empty: every method. */
  methods: readonly string[];
}

/** A function has routes, a schedule, or neither when it only handles the host's events. */
export interface FunctionParts {
  handler: FunctionHandler;
  routes: FunctionRoute[];
  schedule: string | undefined;
}

/**
 * @param name of the function
 * @param module as imported
 * @throws Error when Netlify would not run it
 */
export function readFunction(name: string, module: unknown): FunctionParts {
  const result = moduleSchema.safeParse(module);
  if (!result.success) {
    throw new Error(`netlify/functions/${name} is no function: ${z.prettifyError(result.error)}`);
  }
  const { default: handler, config } = result.data;
  // Without Netlify there are no deploy events.
  if (typeof handler !== 'function') return { handler: noRequest, routes: [], schedule: undefined };
  const { path: paths = [`/.netlify/functions/${name}`], method = [], schedule } = config;
  // A scheduled function has no route.
  if (schedule !== undefined) return { handler, routes: [], schedule };
  const methods = method.map((word) => word.toUpperCase());
  const routes = paths.map((path) => {
    return { name, handler, path, methods, pattern: new URLPattern({ pathname: path }) };
  });
  return { handler, routes, schedule };
}

function noRequest(): never {
  throw new Error('Only events of the host reach this function');
}

/** @returns the routes: literal paths before those with placeholders before those with wildcards */
export function sortRoutes(routes: readonly FunctionRoute[]): FunctionRoute[] {
  const weight = ({ path }: FunctionRoute) => (path.includes('*') ? 2 : Number(path.includes(':')));
  return routes.toSorted((a, b) => weight(a) - weight(b));
}

/** @returns the function's route for a request, and the values of its placeholders */
export function matchRoute(sorted: readonly FunctionRoute[], method: string, url: URL) {
  // Netlify ignores a trailing slash.
  const pathname = url.pathname.replace(/(?<=.)\/$/, '');
  for (const route of sorted) {
    if (route.methods.length > 0 && !route.methods.includes(method)) continue;
    const groups = route.pattern.exec({ pathname })?.pathname.groups;
    if (!groups) continue;
    const params: Record<string, string> = {};
    for (const [name, value = ''] of Object.entries(groups)) params[name] = decoded(value);
    return { route, params };
  }
  return undefined;
}

/** An invalid encoding (`%E0%A4%A`) is passed on unchanged; the function decides. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
