/**
 * Previews (@preview.true): created by staff, opened with a link. A separate function, because it
 * contains the renderer.
 */
import { previewEndpoints } from '#contracts/previews.ts';
import { SAVED } from '#contracts/settings/saved.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { findPreview } from '#db/queries/previews.ts';
import { takeOne } from '#db/queries/rate-buckets.ts';
import { listSettings } from '#db/queries/settings.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { SERVICE_LINES } from '#site/catalog/service-texts.ts';
import { categoryPath, itemPath, roomPath } from '#site/paths.ts';
import { withFacts } from '#site/shop/shop-fields.ts';
import { createGuardedApp } from '../accounts/auth/guard.ts';
import { ApiError } from '../base/api-error.ts';
import { hashToken } from '../base/hash-token.ts';
import type { Services, StaffServices } from '../base/services.ts';
import type { CatalogChange } from '../catalog/public/with-change.ts';
import { draftCategory, draftItem, draftPackage } from '../catalog/staff/drafts.ts';
import { createApp, runtimeOf, type ApiApp, type RuntimeContext } from '../http/app.ts';
import type { CallerServices } from '../http/caller.ts';
import type { GuardedApp } from '../http/guarded-app.ts';
import { checked, handle, readBytes, refuseOtherMethods, routeOf } from '../http/handle.ts';
import { previewBucket } from '../http/limits.ts';
import { publishingHost } from '../publishing/host.ts';
import { tryCatalog } from '../publishing/write-catalog.ts';
import { presentSettings, readSectionName } from '../shop/read.ts';
import { upgrade } from '../shop/stored.ts';
import { keepPage, rendered } from './keep.ts';
import { confirmationMail } from './mail.ts';
import { goneText, noKeptPage } from './texts.ts';

export interface PreviewServices extends StaffServices, CallerServices {
  /** Public address of the site; may be empty. */
  siteUrl: () => string;
}

/** The form only holds a token. */
const MAX_FORM_BYTES = 1_024;

/**
 * @returns the handler of drafts, behind the guard, and of their pages, for everybody with the link
 */
export function previewsApp(
  services: PreviewServices,
): (request: Request, runtime?: RuntimeContext) => Promise<Response> {
  const drafts = draftsApp(services);
  const pages = pagesApp(services);
  return async (request, runtime) => {
    const { pathname } = new URL(request.url);
    const app = pathname.startsWith(`${previewEndpoints.open.path}/`) ? drafts : pages;
    return app.fetch(request, runtime);
  };
}

function draftsApp(services: PreviewServices): GuardedApp {
  const app = createGuardedApp(services);
  const keep = keepPage(services);

  handle(app, previewEndpoints.item, async ({ body }, context) => {
    const {
      slug,
      category = '',
      change,
    } = await tryCatalog(services, (tx, now) => draftItem(tx, body, now));
    const path = itemPath(category, slug);
    return keep(context, path, await rendered({ path, change }));
  });

  handle(app, previewEndpoints.category, async ({ body }, context) => {
    const { slug, change } = await tryCatalog(services, (tx, now) => draftCategory(tx, body, now));
    const path = categoryPath(slug);
    return keep(context, path, await rendered({ path, change }));
  });

  handle(app, previewEndpoints.package, async ({ body }, context) => {
    const { change } = await tryCatalog(services, (tx, now) => draftPackage(tx, body, now));
    const { path } = SERVICE_LINES[body.serviceType];
    return keep(context, path, await rendered({ path, change }));
  });

  handle(app, previewEndpoints.section, async ({ params, body }, context) => {
    const { page: path } = body;
    const change = await changedSettings(services, params, body);
    const page =
      params.section === 'mails'
        ? confirmationMail(change.settings, services.now())
        : await rendered({ path, change });
    return keep(context, path, page);
  });

  handle(app, previewEndpoints.version, ({ params: { id }, body: { page: path } }, context) => {
    const page = publishingHost()?.keptPage(id, path);
    if (!page) throw new ApiError('not_found', noKeptPage);
    return keep(context, path, page);
  });
  return app;
}

function pagesApp({ db, now, addressSalt, siteUrl }: PreviewServices): ApiApp {
  const app = createApp();
  app.post(routeOf(previewEndpoints.open.path), async (context) => {
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('X-Robots-Tag', 'noindex');
    const form = await readBytes(context.req.raw, MAX_FORM_BYTES, goneText);
    const token = new URLSearchParams(form.toString('utf8')).get('token') ?? '';
    const page = await findPreview(db(), hashToken(token), now());
    if (page) {
      const policy = withOrigins(page.policy, [context.req.url, siteUrl()]);
      return context.html(page.html, 200, { 'Content-Security-Policy': policy });
    }
    const bucket = previewBucket(runtimeOf(context).ip, addressSalt());
    const isCounted = bucket === undefined || (await takeOne(db(), bucket));
    // Shown in a frame, so it is text, not JSON.
    context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'self'");
    return context.text(goneText, isCounted ? 404 : 429);
  });
  refuseOtherMethods(app, [previewEndpoints.open]);
  return app;
}

/** Adds the site's origin beside `'self'`, which matches nothing in a sandbox in WebKit. */
function withOrigins(policy: string, addresses: readonly string[]): string {
  const origins = addresses.filter(Boolean).map((address) => new URL(address).origin);
  return policy.replaceAll("'self'", ["'self'", ...new Set(origins)].join(' '));
}

/** @returns the rooms, of which the room at this address gets its page even if it is hidden (@preview.draft) */
function withPage({ entries }: Settings['rooms'], page: string): Settings['rooms'] {
  return {
    entries: entries.map((room) =>
      roomPath(room.slug) === page ? { ...room, isHidden: false } : room,
    ),
  };
}

/**
 * @returns the settings with one section replaced by its form's values
 * @throws ApiError 404 for an unknown section, 400 for values that a save would refuse
 */
async function changedSettings(
  { db, now }: Services,
  params: { section: string },
  body: { value?: unknown; page: string },
): Promise<CatalogChange & Required<Pick<CatalogChange, 'settings'>>> {
  const section = readSectionName(params.section);
  const value = checked<unknown>(SAVED[section], upgrade(section, body.value));
  const saved = presentSettings(await listSettings(db()));
  const settings = { ...saved, [section]: value };
  return {
    settings: withFacts({ ...settings, rooms: withPage(settings.rooms, body.page) }),
    ...(section === 'privacy' && { privacySaved: todayInDetroit(now()) }),
  };
}
