/** Pages of a kept site as previews (@publish.look): its own files, with the policy of a preview. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PreviousPage } from '#contracts/publishing.ts';
import { indexFiles, pageAt, type FileIndex } from '#local/http/file-index.ts';
import { draftPage } from '#renderer/draft-page.ts';
import { pageFacts } from '#renderer/page-facts.ts';
import type { DraftPage } from '#server/base/draft-page.ts';
import { TELLS_LINKS } from '#site/previews/told-link.ts';

const HTML = /(?:\/index)?\.html$/;
/** Pages for staff, pages that private links open, and pages shown in place of others. */
const NO_PAGES = new Set(['/admin', '/404', '/product-not-found', '/preview', '/quote']);
/** Address of a list, as the props of the island that fetches it contain it. */
const LIST = /&quot;(\/[^&"<>\s]+\.json)&quot;/g;

/**
 * @param folder of a kept site
 * @param live folder of the site that visitors see
 * @param most pages to return
 * @returns the pages that visitors now see changed or not at all, with the home page first
 */
export function differingPages(folder: string, live: string, most: number): PreviousPage[] {
  const pages = [...indexFiles(folder)].flatMap(([address, file]) => {
    const at = address.replace(HTML, '') || '/';
    return HTML.test(address) && !NO_PAGES.has(at) ? [{ path: at, file }] : [];
  });
  const listed = pages.filter((page) => page.path === '/');
  // Comparing reads files, so it ends when the list is full.
  for (const page of pages) {
    if (listed.length >= most) break;
    if (page.path === '/') continue;
    if (!isSame(page.file, path.join(live, page.file.slice(folder.length)))) listed.push(page);
  }
  return listed.map(({ path: at, file }) => ({
    path: at,
    title: pageFacts(readFileSync(file, 'utf8')).title,
  }));
}

/** An unchanged page is one file of both sites, where the file system has links. */
function isSame(one: string, other: string): boolean {
  const [here, there] = [statSync(one), statSync(other, { throwIfNoEntry: false })];
  if (there?.size !== here.size) return false;
  return there.ino === here.ino || readFileSync(one).equals(readFileSync(other));
}

/**
 * @param address of the page
 * @returns the page, which tells of pressed links; undefined if the site has no such page
 */
export function keptPage(folder: string, address: string): DraftPage | undefined {
  const files = indexFiles(folder);
  const file = pageAt(files, address);
  if (file === undefined || !HTML.test(file)) return undefined;
  const html = withLists(readFileSync(file, 'utf8'), files);
  // First: after a style sheet it would wait, and links pressed meanwhile would lead nowhere.
  return draftPage(html.replace('<head>', () => `<head>${TELLS_LINKS}`));
}

/** Puts lists into the page, which its policy keeps it from fetching. */
function withLists(html: string, files: FileIndex): string {
  return html.replaceAll(LIST, (written, address: string) => {
    const file = files.get(address);
    if (file === undefined) return written;
    return `&quot;data:application/json;base64,${readFileSync(file).toString('base64')}&quot;`;
  });
}
