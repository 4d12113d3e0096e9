/**
 * Hugo as the measure of a full build: it writes as many pages of the same HTML. Its template is a page
 * of the shop with the item's fields taken out.
 */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { timed } from './ratio.ts';

const run = promisify(execFile);

export interface HugoSite {
  version: string;
  pages: number;
  /** @returns milliseconds */
  build: () => Promise<number>;
  remove: () => Promise<void>;
}

/** What Hugo would write beside the pages. */
const CONFIG = {
  baseURL: 'https://woodward.example/',
  disableKinds: ['taxonomy', 'term', 'home', 'section', 'RSS', 'sitemap', 'robotsTXT', '404'],
};

/**
 * @param site a built site of the shop
 * @param example one of its items: what its page says
 * @returns undefined where Hugo is not installed
 */
export async function hugoSiteLike(
  site: string,
  example: { file: string; name: string; slug: string; price: string },
): Promise<HugoSite | undefined> {
  const version = await hugoVersion();
  if (version === undefined) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-hugo-'));
  const pages = globSync('**/*.html', { cwd: site }).length;
  const html = await readFile(path.join(site, example.file), 'utf8');
  const layouts = path.join(folder, 'layouts', '_default');
  const content = path.join(folder, 'content', 'items');
  await mkdir(layouts, { recursive: true });
  await mkdir(content, { recursive: true });
  await writeFile(path.join(folder, 'config.json'), JSON.stringify(CONFIG));
  await writeFile(path.join(layouts, 'single.html'), templateOf(html, example));
  for (let index = 0; index < pages; index += 1) {
    const fields = {
      title: `${example.name} ${index}`,
      slug: `${example.slug}-${index}`,
      price: `$${10 + (index % 90)}.50`,
    };
    await writeFile(path.join(content, `${fields.slug}.md`), JSON.stringify(fields));
  }
  const out = path.join(folder, 'public');
  return {
    version,
    pages,
    build: async () => {
      await rm(out, { recursive: true, force: true });
      const ms = await timed(() => run('hugo', ['--source', folder, '--quiet']));
      const written = globSync('**/*.html', { cwd: out });
      if (written.length !== pages) throw new Error(`Hugo wrote ${written.length} pages`);
      return ms;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** @returns the page with its item's fields as actions of Go's template language */
function templateOf(
  html: string,
  { name, slug, price }: { name: string; slug: string; price: string },
): string {
  return html
    .replaceAll('{{', '{{ "{{" }}')
    .replaceAll(name, '{{ .Title }}')
    .replaceAll(slug, '{{ .Params.slug }}')
    .replaceAll(price, '{{ .Params.price }}');
}

async function hugoVersion(): Promise<string | undefined> {
  try {
    const { stdout } = await run('hugo', ['version']);
    return /v[\d.]+/.exec(stdout)?.[0];
  } catch {
    return undefined;
  }
}
