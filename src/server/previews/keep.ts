/** Renders a page and stores it for a day, with a hash of its token. */
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { PreviewView } from '#contracts/previews.ts';
import { addPreview } from '#db/queries/previews.ts';
import { MAX_PREVIEW, PREVIEW_HOURS } from '#domain/limits.ts';
import { PREVIEW_TOKEN_BYTES } from '#site/previews/preview-link.ts';
import { ApiError } from '../base/api-error.ts';
import type { DraftPage } from '../base/draft-page.ts';
import { hashToken } from '../base/hash-token.ts';
import { describeError, log } from '../base/log.ts';
import type { Services } from '../base/services.ts';
import type { GuardedEnv } from '../http/guarded-app.ts';
import { pageRenderer, type DraftOrder } from './page-renderer.ts';
import { noSuchPage, notRendered, tooLarge } from './texts.ts';

const HOUR_MS = 60 * 60 * 1_000;
/** Pages stored per person; far more than anybody opens in a day. */
const MAX_KEPT = 200;

/**
 * @returns a function that stores a page; it throws ApiError 413 when the page is too large
 */
export function keepPage({ db, now }: Services) {
  return async (
    context: Context<GuardedEnv>,
    path: string,
    { html, policy, title, description }: DraftPage,
  ): Promise<PreviewView> => {
    if (html.length > MAX_PREVIEW) throw new ApiError('too_large', tooLarge);
    const token = randomBytes(PREVIEW_TOKEN_BYTES).toString('base64url');
    const createdAt = now();
    await addPreview(
      db(),
      {
        tokenHash: hashToken(token),
        staffId: context.get('staff').id,
        html,
        policy,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + PREVIEW_HOURS * HOUR_MS),
      },
      MAX_KEPT,
    );
    return { token, path, title, description };
  };
}

/** @throws ApiError 400 for an unknown page, 503 when rendering fails */
export async function rendered(order: DraftOrder): Promise<DraftPage> {
  const page = await pageRenderer()(order).catch((error: unknown) => {
    log({ level: 'error', event: 'preview', ...describeError(error) });
    throw new ApiError('unavailable', notRendered);
  });
  if (!page) throw new ApiError('bad_request', noSuchPage);
  return page;
}
