/**
 * Who renders a page of what is not saved: another process with `npm start`, which sets it; on Netlify the
 * renderer that the build puts beside the function (`src/local/functions/bundle-functions.ts`).
 */
import { existsSync, readdirSync } from 'node:fs';
import pLimit from 'p-limit';
import type { DraftPage } from '../base/draft-page.ts';
import type { CatalogChange } from '../catalog/public/with-change.ts';

/** Plain data, because another process gets it as a copy. */
export interface DraftOrder {
  /** Address of the page. */
  path: string;
  change: CatalogChange;
}

/**
 * @returns undefined when the catalog has no such page after the change
 * @throws Error whose message is a sentence for staff
 */
export type PageRenderer = (order: DraftOrder) => Promise<DraftPage | undefined>;

/** In the folder of the function. */
const BUNDLED = new URL('renderer/', import.meta.url);
/** As Astro names the entry of the renderer. */
const ENTRY = /^prerender-entry\..+\.mjs$/;
/** What is rendered is set in the renderer's modules: one page after another. */
const oneAtATime = pLimit(1);

const bundled: PageRenderer = (order) =>
  oneAtATime(async () => {
    const entry = existsSync(BUNDLED) && readdirSync(BUNDLED).find((name) => ENTRY.test(name));
    if (!entry) throw new Error('Pages cannot be previewed here: the site’s renderer is missing.');
    // The build's own renderer, whose types are `src/renderer/renderer.ts`.
    const { renderDraft } = (await import(new URL(entry, BUNDLED).href)) as {
      renderDraft: PageRenderer;
    };
    return renderDraft(order);
  });

let renderer = bundled;

/** @returns who renders in this process */
export function pageRenderer(): PageRenderer {
  return renderer;
}

/** @param next undefined: the renderer beside the function */
export function setPageRenderer(next: PageRenderer | undefined): void {
  renderer = next ?? bundled;
}
