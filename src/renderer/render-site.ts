/** Builds a site: renders changed pages, links the rest, checks all. A failed check publishes nothing. */
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OPTIONAL_PAGES, PAGES, PREVIEW_PAGE, QUOTE_PAGE } from '#site/paths.ts';
import { filesOf, linkFile } from './files.ts';
import { pageFacts } from './page-facts.ts';
import { RECORD_FILE, recordedPages, recordOf, type PageRecord } from './page-record.ts';
import { redirectsFile } from './redirect-rules.ts';
import type { Page } from './renderer.ts';
import { SiteCheck } from './site-check.ts';
import type { SiteCode } from './site-code.ts';
import { headersFile } from './site-headers.ts';
import { loadRenderer, writeHere, writePages, type ReuseFile } from './write-pages.ts';

/** First line of the error for a site that fails the check. */
export const SITE_PROBLEMS = 'The built site has problems and is not published:';
const MOST_SHOWN = 10;

export interface SiteInput {
  code: SiteCode;
  /** Does not exist yet. */
  outDir: string;
  /** Folder of a site whose unchanged pages are reused; may not exist. */
  previous: string;
  siteUrl: string;
}

export interface RenderedSite {
  pages: number;
  /** Files that differ from the previous site. */
  changed: number;
  /** Hash of all inputs: sites with the same key are equal. */
  key: string;
  /** Missing images named by an editor; pages show a placeholder. */
  missingImages: string[];
}

/** @throws EmptyShopError; Error with `SITE_PROBLEMS`; errors of pages and database */
export async function renderSite(input: SiteInput): Promise<RenderedSite> {
  const { code, outDir, previous } = input;
  const renderer = await loadRenderer(code.renderer);
  const { pages, old, shop } = await renderer.readContent();
  const client = filesOf(code.client);
  const files = [...client, ...pages.map(({ file }) => file)];
  for (const folder of new Set(files.map((file) => path.dirname(file)))) {
    mkdirSync(path.join(outDir, folder), { recursive: true });
  }
  // Not `path.join`, which takes a quarter as long as the link itself.
  const link = (from: string, file: string) => linkFile(from + file, outDir + file);
  for (const file of client) link(code.client, file);

  const records = new Map<string, PageRecord>();
  const earlier = recordedPages(previous, code.key);
  const reuse: ReuseFile = (file, key) => {
    const record = earlier.get(file);
    if (record?.key !== key) return undefined;
    link(previous, file);
    return record;
  };
  for (const { file, key } of pages) {
    const record = key === undefined ? undefined : reuse(file, key);
    if (record) records.set(file, record);
  }
  const missing = pages.filter(({ file }) => !records.has(file));
  const check = new SiteCheck();
  const written = [
    // Here, because they show the whole catalog, which threads do not have.
    await writeHere(missing.filter(isAlwaysRendered), { renderer, outDir, check, reuse }),
    await writePages(
      missing.filter((page) => !isAlwaysRendered(page)),
      { renderer, outDir, check, thread: { renderer: code.renderer, shop } },
    ),
  ];
  for (const record of written.flat()) records.set(record.file, record);

  const { origin } = new URL(input.siteUrl);
  const fileOf = new Map(
    pages.flatMap(({ path: at, file, isHtml }) => (isHtml ? [[at, file]] : [])),
  );
  const idsOf = (address: string) =>
    pageFacts(readFileSync(path.join(outDir, fileOf.get(address) ?? ''), 'utf8')).ids;
  const findings = check.findings({ origin, files: new Set(files), pages: fileOf, idsOf });
  assertSound(fileOf, findings.problems);
  const redirects = redirectsFile(old, (address) => fileOf.has(address));
  const inline = new Set([...records.values()].map((record) => record.inline));
  const record = recordOf(
    pages.flatMap(({ file }) => records.get(file) ?? []),
    code.key,
  );
  const texts = [
    ['_redirects', redirects],
    ['_headers', headersFile(inline, origin)],
    [RECORD_FILE, record],
  ] as const;
  for (const [file, text] of texts) writeFileSync(path.join(outDir, file), text);
  return {
    pages: fileOf.size,
    changed: pages.filter(({ file }) => records.get(file) !== earlier.get(file)).length,
    key: hash('sha256', record + redirects),
    missingImages: findings.missingImages,
  };
}

function isAlwaysRendered({ key }: Page): boolean {
  return key === undefined;
}

/** @throws Error with `SITE_PROBLEMS` */
function assertSound(pages: ReadonlyMap<string, string>, found: readonly string[]): void {
  const always = Object.values(PAGES).filter((address) => !OPTIONAL_PAGES.includes(address));
  const missing = [...always, QUOTE_PAGE, PREVIEW_PAGE].filter((address) => !pages.has(address));
  const problems = [...missing.map((address) => `${address} has no page`), ...found];
  if (problems.length === 0) return;
  const more = problems.length - MOST_SHOWN;
  const list = problems.slice(0, MOST_SHOWN).join(' · ');
  throw new Error(`${SITE_PROBLEMS} ${list}${more > 0 ? ` · and ${more} more` : ''}`);
}
