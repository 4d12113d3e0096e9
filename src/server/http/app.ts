/**
 * The frame of every function: a request id, one exit for errors, JSON in the one error shape.
 */
import { Hono, type Context } from 'hono';
import type { ErrorBody } from '#contracts/error.ts';
import { isConnectionFailure } from '#db/connection-failures.ts';
import { isDiskFull } from '#db/disk-full.ts';
import { STRICT_TRANSPORT } from '#site/strict-transport.ts';
import { ApiError, databaseAway, diskFull } from '../base/api-error.ts';
import { publicUrl } from '../base/env.ts';
import { describeError, log, loggedPath, reportsUnderWay } from '../base/log.ts';
import { nothingHere, unexpected } from '../base/texts.ts';

/** What a host tells of a request; Netlify's context has it, a test may not. */
export interface HostContext {
  /** Address of the caller, as the host saw it. */
  ip?: string;
  /** Registers work that continues after the response. */
  waitUntil?: (work: Promise<unknown>) => void;
}

export interface AppEnv {
  Bindings: HostContext;
  Variables: {
    requestId: string;
    /** Set once somebody of the staff is signed in. */
    isForStaff?: boolean;
  };
}
export type ApiApp = Hono<AppEnv>;
export type ApiContext = Context<AppEnv>;

/** As pages have it (`_headers`), for callers that ask for no page. */
const isSecure = () => publicUrl().startsWith('https:');

/** @returns what the host tells; without a host (a test) there is no environment either */
export function hostOf(context: { env: unknown }): HostContext {
  return (context.env as HostContext | undefined) ?? {};
}

export function createApp(): ApiApp {
  const app = new Hono<AppEnv>({ strict: false });
  app.use(async (context, next) => {
    context.set('requestId', crypto.randomUUID());
    await next();
    const reports = reportsUnderWay();
    if (reports) hostOf(context).waitUntil?.(reports);
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

/** @returns the name of a failure in the log, and what its caller is told */
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
