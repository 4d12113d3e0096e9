/** On Netlify a function renders the page, with the renderer that the build puts beside it. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { bundleFunctions, BUNDLES_FOLDER } from '#local/functions/bundle-functions.ts';
import { bundleRenderer } from '#local/functions/bundle-renderer.ts';
import { codeOf } from '#local/site/build-site.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { limit } from '../../support/limits/limit.ts';
import { CODE, SITE_URL, usePreviewShop } from '../../support/previews.ts';
import { signedIn, SIGN_IN } from '../../support/staff.ts';
import { ROOT } from '../../support/tree.ts';

const shop = usePreviewShop();
/** Shared with the tests of all bundles: a run bundles only after a change of code. */
const BUNDLES = path.join(ROOT, '.cache', 'test-functions');

/** Asks the function of a folder for two pages and opens the second, in a process of its own as Netlify does. */
const program = (folder: string, headers: Record<string, string>) => `
  const { default: answer } = await import(${JSON.stringify(pathToFileURL(path.join(folder, 'previews.mjs')).href)});
  const context = { ip: '203.0.113.7' };
  const ask = async (title) => {
    const request = new Request('${SIGN_IN.siteUrl}/api/previews/settings/hero', {
      method: 'POST',
      headers: { ...${JSON.stringify(headers)}, 'Content-Type': 'application/json' },
      body: JSON.stringify({ value: { ...${JSON.stringify(DEFAULT_SETTINGS.hero)}, title }, page: '/' }),
    });
    return (await answer(request, context)).json();
  };
  await ask('First');
  const { token } = await ask('A title of Netlify');
  const body = new URLSearchParams({ token });
  const page = await answer(new Request('${SIGN_IN.siteUrl}/api/previews', { method: 'POST', body }), context);
  console.log(JSON.stringify({ status: page.status, policy: page.headers.get('Content-Security-Policy'), html: await page.text() }));
  process.exit();
`;

test(
  'the function renders pages from a folder of its own @preview.netlify',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'woodward-previews-netlify-'));
    try {
      await bundleFunctions(ROOT, BUNDLES);
      const own = path.join(folder, BUNDLES_FOLDER, 'previews');
      await cp(path.join(BUNDLES, BUNDLES_FOLDER, 'previews'), own, { recursive: true });
      const environment = {};
      const code = codeOf({ root: ROOT, cacheDir: CODE, siteUrl: SITE_URL, environment });
      await bundleRenderer(ROOT, code.renderer, folder);

      const { headers } = await signedIn(shop.db, 'owner');
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--input-type=module', '--eval', program(own, headers)],
        {
          cwd: folder,
          maxBuffer: 4_000_000,
          env: {
            DATABASE_URL: shop.url,
            AUTH_SECRET: SIGN_IN.secret,
            SITE_URL: SIGN_IN.siteUrl,
            NODE_ENV: 'production',
          },
        },
      );
      const { status, policy, html } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
        status: number;
        policy: string;
        html: string;
      };
      expect(status).toBe(200);
      expect(policy).toContain('sandbox allow-scripts');
      expect(html).toContain('A title of Netlify');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  limit(300_000),
);
