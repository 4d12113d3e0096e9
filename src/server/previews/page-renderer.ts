/**
 * Renders a page of unsaved data: with `npm start` in another process, which calls
 * `setPageRenderer`; on Netlify with the renderer beside the function
 * (`src/local/functions/bundle-functions.ts`).
 */
import { existsSync, readdirSync } from 'node:fs';
import pLimit from 'p-limit';
import type { DraftPage } from '../base/draft-page.ts';
import type { CatalogChange } from '../catalog/public/with-change.ts';

/** Plain data, because it is copied to another process. */
export interface DraftOrder {
  /** Address of the page. */
  path: string;
  change: CatalogChange;
}

/**
 * @returns undefined when the changed catalog has no such page
 * @throws Error with a message for staff
 */
export type PageRenderer = (order: DraftOrder) => Promise<DraftPage | undefined>;

const BUNDLED = new URL('renderer/', import.meta.url);
/** Astro's name for the renderer's entry. */
const ENTRY = /^prerender-entry\..+\.mjs$/;
/** The data is global state of the renderer, so pages are rendered one at a time. */
const oneAtATime = pLimit(1);

const bundled: PageRenderer = (order) =>
  oneAtATime(async () => {
    const entry = existsSync(BUNDLED) && readdirSync(BUNDLED).find((name) => ENTRY.test(name));
    if (!entry) throw new Error('Pages cannot be previewed here: the site’s renderer is missing.');
    // The build's own renderer, with the types of `src/renderer/renderer.ts`.
    const { renderDraft } = (await import(new URL(entry, BUNDLED).href)) as {
      renderDraft: PageRenderer;
    };
    return renderDraft(order);
  });

let renderer = bundled;

/** @returns the renderer of this process */
export function pageRenderer(): PageRenderer {
  return renderer;
}

/** @param next undefined for the renderer beside the function */
export function setPageRenderer(next: PageRenderer | undefined): void {
  renderer = next ?? bundled;
}
