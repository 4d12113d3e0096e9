/** Renders pages into their files and reads from each what the check of the site needs. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Shop } from '#site/shop.ts';
import { rendererEntry } from './keep-renderer.ts';
import { pageFacts } from './page-facts.ts';
import type { StoredPage } from './page-store.ts';
import type { PageInput, SiteContent } from './renderer.ts';
import { SiteCheck } from './site-check.ts';
import { inlineHashes } from './site-headers.ts';

export interface Renderer {
  readContent: () => Promise<SiteContent>;
  restoreShop: (shop: Shop) => void;
  render: (page: PageInput) => Promise<string>;
}

/** @param folder of a kept renderer. @throws Error when there is none */
export async function loadRenderer(folder: string): Promise<Renderer> {
  return (await import(pathToFileURL(rendererEntry(folder)).href)) as Renderer;
}

export interface PageToWrite extends PageInput {
  isHtml: boolean;
  /** Where it goes, in a folder that is there. */
  file: string;
}

export class PageWriter {
  readonly check = new SiteCheck();
  readonly #renderer: Renderer;

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  /** @throws whatever the page throws, and errors of the file system */
  async write(page: PageToWrite): Promise<StoredPage & { text: string }> {
    // Without the file, which the page is not made of.
    const { path, component, props, isHtml, file } = page;
    const text = await this.#renderer.render({ path, component, props });
    writeFileSync(file, text);
    const size = Buffer.byteLength(text);
    if (!isHtml) return { size, inline: '', text };
    const facts = pageFacts(text);
    this.check.add(path, facts);
    return { size, inline: inlineHashes(facts), text };
  }
}
