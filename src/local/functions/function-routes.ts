/** Routes requests to functions by Netlify's rules for a function's `config`. */
import { z } from 'zod';

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

/** The exports of a function module that we use. */
const moduleSchema = z.object({
  default: z.union([
    z.custom<FunctionHandler>((value) => typeof value === 'function'),
    // Handlers by event name, for instance for the end of a deploy.
    z.record(
      z.string(),
      z.custom<unknown>((value) => typeof value === 'function'),
    ),
  ]),
  config: z
    .object({
      path: oneOrMore.optional(),
      method: oneOrMore.optional(),
      schedule: z.string().optional(),
    })
    .optional(),
});

/** The part of Netlify's context that a server of one's own can provide. */
export interface FunctionContext {
  /** Address of the caller. */
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
  pattern: URLPattern;
  path: string;
  /** Empty: every method. */
  methods: readonly string[];
}

export interface FunctionMatch {
  name: string;
  params: Record<string, string>;
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
  // A scheduled function has no route.
  if (config?.schedule !== undefined) return { handler, routes: [], schedule: config.schedule };
  const methods = (config?.method ?? []).map((method) => method.toUpperCase());
  const routes = (config?.path ?? [`/.netlify/functions/${name}`]).map((path) => ({
    name,
    path,
    methods,
    pattern: new URLPattern({ pathname: path }),
  }));
  return { handler, routes, schedule: undefined };
}

function noRequest(): never {
  throw new Error('Only events of the host reach this function');
}

/** @returns the routes, most specific first */
export function sortRoutes(routes: readonly FunctionRoute[]): FunctionRoute[] {
  return routes.toSorted((a, b) => compareWeights(weights(a.path), weights(b.path)));
}

/** @returns the function for a request and the values of its placeholders */
export function matchRoute(
  sorted: readonly FunctionRoute[],
  method: string,
  url: URL,
): FunctionMatch | undefined {
  for (const { name, pattern, methods } of sorted) {
    if (methods.length > 0 && !methods.includes(method)) continue;
    // Netlify ignores a trailing slash.
    const pathname = url.pathname.replace(/(?<=.)\/$/, '');
    const match = pattern.exec({ pathname });
    if (match) return { name, params: definedOnly(match.pathname.groups) };
  }
  return undefined;
}

/** By segment: literals before placeholders before wildcards. */
function weights(path: string): number[] {
  return path.split('/').map((segment) => {
    if (segment.includes('*') || segment.includes('(')) return 2;
    return segment.includes(':') ? 1 : 0;
  });
}

function compareWeights(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return b.length - a.length;
}

function definedOnly(groups: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, decoded(value)]],
    ),
  );
}

/** An invalid encoding (`%E0%A4%A`) is passed on unchanged; the function decides. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
