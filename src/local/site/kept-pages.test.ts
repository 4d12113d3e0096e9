import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { differingPages, keptPage } from './kept-pages.ts';

let root: string;
let kept: string;
let live: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'woodward-kept-'));
  [kept, live] = [path.join(root, 'kept'), path.join(root, 'live')];
  for (const folder of [kept, live]) mkdirSync(path.join(folder, 'catalog'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const page = (title: string, body = '') =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

test('pages that visitors see otherwise or not at all now are listed, the home page first @publish.look', () => {
  write(kept, {
    'admin.html': page('Admin then'),
    'contact.html': page('Contact'),
    'faq.html': page('FAQ'),
    'gone.html': page('Only then'),
    'index.html': page('Home'),
    'rooms.html': page('Rooms 1'),
    'robots.txt': 'then',
  });
  write(live, {
    'admin.html': page('Admin now'),
    // The same bytes in a file of its own, as on a file system without links.
    'faq.html': page('FAQ'),
    'index.html': page('Home'),
    'rooms.html': page('Rooms 2'),
    'robots.txt': 'now',
  });
  linkSync(path.join(kept, 'contact.html'), path.join(live, 'contact.html'));
  const home = { path: '/', title: 'Home' };
  expect(differingPages(kept, live, 9)).toEqual([
    home,
    { path: '/gone', title: 'Only then' },
    { path: '/rooms', title: 'Rooms 1' },
  ]);
  expect(differingPages(kept, live, 1)).toEqual([home]);
});

test('a kept page has the policy of a preview, brings the lists that it would fetch, and tells of its links @publish.look', () => {
  const list = '&quot;/catalog/linens.json&quot;';
  write(kept, {
    'index.html': page('Home', `<astro-island props="{&quot;source&quot;:[0,${list}]}">`),
    'catalog/linens.json': '[1]',
    'robots.txt': 'then',
  });
  const { html = '', policy, title } = keptPage(kept, '/') ?? {};
  expect(title).toBe('Home');
  expect(policy).toContain('sandbox allow-scripts');
  expect(html).toContain(`data:application/json;base64,${btoa('[1]')}&quot;`);
  expect(html).not.toContain('linens.json');
  const told = /<script>(.+postMessage.+)<\/script>/s.exec(html)?.[1] ?? '';
  expect(policy).toContain(createHash('sha256').update(told).digest('base64'));
  for (const address of ['/contact', '/robots.txt', '/../live/index', '/catalog/linens.json']) {
    expect(keptPage(kept, address), address).toBeUndefined();
  }
});
