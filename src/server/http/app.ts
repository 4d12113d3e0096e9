/** The frame of every function: request ids, handling of errors, security headers. */
import { Hono, type Context } from 'hono';
import type { ErrorBody } from '#contracts/error.ts';
import { isConnectionFailure } from '#db/connection-failures.ts';
import { isDiskFull } from '#db/disk-full.ts';
import { STRICT_TRANSPORT } from '#site/strict-transport.ts';
import { ApiError, databaseAway, diskFull } from '../base/api-error.ts';
import { publicUrl } from '../base/env.ts';
import { describeError, log, loggedPath, reportsUnderWay } from '../base/log.ts';
import { nothingHere, unexpected } from '../base/texts.ts';

/** What Netlify, or the own server in its place, says of a request; a test may have none. */
export interface RuntimeContext {
  /** Address of the caller. */
  ip?: string;
  /** Registers work that continues after the response. */
  waitUntil?: (work: Promise<unknown>) => void;
}

export interface AppEnv {
  Bindings: RuntimeContext;
  Variables: {
    requestId: string;
    /** Set after staff signed in. */
    isForStaff?: boolean;
  };
}
export type ApiApp = Hono<AppEnv>;
export type ApiContext = Context<AppEnv>;

/** Whether to require HTTPS from now on, as pages do (`_headers`), for callers that request no page. */
const isSecure = () => publicUrl().startsWith('https:');

/** @returns empty in tests without a runtime */
export function runtimeOf(context: { env: unknown }): RuntimeContext {
  return (context.env as RuntimeContext | undefined) ?? {};
}

export function createApp(): ApiApp {
  const app = new Hono<AppEnv>({ strict: false });
  app.use(async (context, next) => {
    context.set('requestId', crypto.randomUUID());
    await next();
    const reports = reportsUnderWay();
    if (reports) runtimeOf(context).waitUntil?.(reports);
    context.header('X-Request-Id', context.get('requestId'));
    context.header('X-Content-Type-Options', 'nosniff');
    if (isSecure()) context.header('Strict-Transport-Security', STRICT_TRANSPORT);
  });
  app.notFound((context) => answerError(context, new ApiError('not_found', nothingHere)));
  app.onError((error, context) => {
    if (error instanceof ApiError) return answerError(context, error);
    const [event, answer] = failureOf(error, context.req.method);
    log({
      level: 'error',
      event,
      requestId: context.get('requestId'),
      method: context.req.method,
      path: loggedPath(context.req.path),
      ...describeError(error),
    });
    return answerError(context, answer);
  });
  return app;
}

/** @returns the failure's name for the log, and the answer to the caller */
function failureOf(error: unknown, method: string): [event: string, answer: ApiError] {
  if (isDiskFull(error)) return ['disk-full', diskFull()];
  if (isConnectionFailure(error)) return ['database-unavailable', databaseAway(method)];
  return ['unexpected', new ApiError('internal', unexpected)];
}

function answerError(context: ApiContext, error: ApiError): Response {
  const body: ErrorBody = {
    error: {
      code: error.code,
      message: error.message,
      ...(error.fields === undefined ? {} : { fields: error.fields }),
      ...(context.get('isForStaff') && error.forStaff),
    },
    requestId: context.get('requestId'),
  };
  context.header('Cache-Control', 'no-store');
  if (error.retryAfterSeconds !== undefined) {
    context.header('Retry-After', String(error.retryAfterSeconds));
  }
  return context.json(body, error.status);
}
