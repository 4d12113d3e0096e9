import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import {
  listFunctions,
  zipFunctions,
  type FunctionResult,
  type ListedFunction,
} from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { bundleFunctions, BUNDLES_FOLDER } from '#local/functions/bundle-functions.ts';
import { UPLOADED_IMAGES_PATH } from '#site/paths.ts';
import { limit } from '../support/limits/limit.ts';
import { ROOT, sourceFiles } from '../support/tree.ts';

/** Kept, so that a run bundles only after a change of code. */
const CACHE = path.join(ROOT, '.cache', 'test-functions');
const BUNDLED = path.join(CACHE, BUNDLES_FOLDER);
const FUNCTIONS = sourceFiles('netlify/functions/**/*');

/**
 * Most bytes of code in one bundle, Netlify's own start-up code left out. What makes it grow makes
 * every cold start slower. The public ones are zod, drizzle and the two database drivers (0.9 MB);
 * inquiries add the blob store's client and the mail client.
 */
const MAX_PUBLIC_BYTES: Record<string, number> = {
  availability: 1_600_000,
  calendar: 1_700_000,
  catalog: 1_100_000,
  health: 1_100_000,
  inquiries: 1_800_000,
  quotes: 1_800_000,
  schedule: 1_800_000,
};
/** Those of staff carry sign-in; they are called a few times a day. */
const MAX_STAFF_BYTES = 3_200_000;

/** Functions that the host calls when something happened to a deploy. */
const EVENTS: Record<string, string[]> = { 'deploy-events': ['deploy_succeeded', 'deploy_failed'] };

/** Packages that no visitor's request may wait for. */
const STAFF_PACKAGES = ['sharp', 'better-auth', '@better-auth'];

beforeAll(async () => {
  await bundleFunctions(ROOT, CACHE);
}, limit(300_000));

async function listed(): Promise<ListedFunction[]> {
  return listFunctions(BUNDLED, { config: {}, parseISC: true });
}

/** Netlify's view of the routes, by function. */
async function listedRoutes(): Promise<Map<string, string[]>> {
  return new Map(
    (await listed()).map(({ name, routes = [] }) => [name, routes.map((route) => route.pattern)]),
  );
}

describe('function files', () => {
  test('lie flat, because every file becomes a function', () => {
    for (const { name } of FUNCTIONS) {
      expect(name).toMatch(/^netlify\/functions\/[a-z-]+\.ts$/);
    }
  });

  test.each(FUNCTIONS)('$name has fewer than 20 lines', ({ text }) => {
    expect(text.trimEnd().split('\n').length).toBeLessThan(20);
  });

  test('are all seen by Netlify, each with a route, a schedule or an event', async () => {
    const functions = await listed();
    expect(functions.map(({ name }) => name).toSorted()).toEqual(
      FUNCTIONS.map(({ name }) => path.basename(name, '.ts')),
    );
    for (const { name, routes = [], schedule } of functions) {
      const called = EVENTS[name] ?? (schedule === undefined ? routes : [schedule]);
      expect(called.length, name).toBeGreaterThan(0);
    }
  });

  test('what visitors send is limited by the host, per address', async () => {
    const inquiries = (await listed()).find(({ name }) => name === 'inquiries');
    const limits = inquiries?.routes?.map(({ pattern }) => pattern);
    expect(limits).toEqual(['/api/contact', '/api/service-booking', '/api/question', '/api/lists']);
    const { config } = (await import(path.join(ROOT, 'netlify/functions/inquiries.ts'))) as {
      config: { rateLimit: { aggregateBy: unknown } };
    };
    // As a plain text it would silently count all visitors of the site together.
    expect(config.rateLimit.aggregateBy).toEqual(['ip', 'domain']);
  });

  test('answer exactly the addresses of the endpoints, and images', async () => {
    const routes = [...(await listedRoutes()).values()].flat();
    // Apps of their own know what is below.
    const whole = /^\/api\/(?:admin|auth)(?=\/)/;
    const wanted = new Set(
      ENDPOINTS.map((endpoint) => {
        const [app] = whole.exec(endpoint.path) ?? [];
        return app === undefined ? endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1') : `${app}/*`;
      }),
    );
    wanted.add(`${UPLOADED_IMAGES_PATH}/:name`);
    expect(routes.toSorted()).toEqual([...wanted].toSorted());
  });

  test.each(FUNCTIONS.filter(({ name }) => !(path.basename(name, '.ts') in EVENTS)))(
    '$name has the routes in its config that Netlify reads',
    async ({ name }) => {
      const module = (await import(path.join(ROOT, name))) as {
        config: { path?: string | string[] };
      };
      const routes = await listedRoutes();
      expect([module.config.path ?? []].flat()).toEqual(routes.get(path.basename(name, '.ts')));
    },
  );
});

describe('bundles', () => {
  test('are where netlify.toml sends Netlify', () => {
    const written = readFileSync(path.join(ROOT, 'netlify.toml'), 'utf8');
    expect(written).toContain(`directory = ".cache/functions/${BUNDLES_FOLDER}"`);
    const plugin = readFileSync(path.join(ROOT, 'netlify/plugins/site-cache/index.js'), 'utf8');
    expect(plugin).toContain("'.cache/functions'");
  });

  test('are kept while the code stays the same @publish.incremental', async () => {
    const health = path.join(BUNDLED, 'health', 'app.mjs');
    const before = await stat(health);
    expect(await bundleFunctions(ROOT, CACHE)).toEqual([]);
    expect((await stat(health)).mtimeMs).toBe(before.mtimeMs);
  });

  let folder = '';
  let bundles: FunctionResult[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'woodward-bundles-'));
    bundles = await zipFunctions(BUNDLED, folder, {
      archiveFormat: 'none',
      basePath: ROOT,
      repositoryRoot: ROOT,
    });
  }, limit(60_000));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('are made of every function, with an entry of their own', () => {
    expect(bundles.map(({ name }) => name).toSorted()).toEqual(
      FUNCTIONS.map(({ name }) => path.basename(name, '.ts')),
    );
  });

  // Outside the project's folder nothing can be found that is not in the bundle.
  test('start by themselves and answer in the one error shape', async () => {
    for (const { name, routes = [] } of bundles) {
      const program = `
        const { default: answer } = await import(${JSON.stringify(bundleAddress(folder, name))});
        const request = new Request('http://localhost/api/there-is-no-such-thing');
        const asked = ${routes.length > 0} ? await (await answer(request)).json() : undefined;
        console.log(JSON.stringify({ kind: typeof answer, asked }));`;
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--input-type=module', '--eval', program],
        { cwd: folder, env: {} },
      );
      expect(JSON.parse(stdout), name).toMatchObject({
        kind: name in EVENTS ? 'object' : 'function',
        // What nobody can address has no address that could be missing.
        ...(routes.length > 0 && { asked: { error: { code: 'not_found' } } }),
      });
    }
  });

  test('are taken as they are, without being traced', () => {
    const bundlers = new Set(bundles.map(({ bundler }) => bundler));
    expect([...bundlers]).toEqual(['none']);
  });

  test('subscribe to the events that they are for', () => {
    const subscribed = bundles.flatMap(({ name, eventSubscriptions }) =>
      eventSubscriptions === undefined ? [] : [[name, eventSubscriptions]],
    );
    expect(Object.fromEntries(subscribed)).toEqual(EVENTS);
  });

  test('carry the image library where it is needed, and it works there', async () => {
    const program = `
      const { default: sharp } = await import('sharp');
      const png = await sharp({ create: { width: 2, height: 1, channels: 3, background: '#fff' } });
      console.log((await sharp(await png.webp().toBuffer()).metadata()).format);`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { cwd: path.join(folder, 'media'), env: {} },
    );
    expect(stdout.trim()).toBe('webp');
    // Netlify takes no function above 250 MB.
    expect(await directoryBytes(path.join(folder, 'media'))).toBeLessThan(80_000_000);
  });

  test('are no larger than they may be', async () => {
    for (const { name } of bundles) {
      const bytes = await codeBytes(path.join(folder, name));
      expect(bytes, name).toBeLessThanOrEqual(MAX_PUBLIC_BYTES[name] ?? MAX_STAFF_BYTES);
    }
  });

  test.each(Object.keys(MAX_PUBLIC_BYTES))('%s has nothing that only staff need', (name) => {
    const text = readFileSync(path.join(BUNDLED, name, 'app.mjs'), 'utf8');
    const inputs = [...text.matchAll(/^\/\/ (\S+)$/gm)].map(([, file = '']) => file);
    expect(inputs.length).toBeGreaterThan(100);
    expect(inputs).toContain('src/server/base/services.ts');
    for (const wanted of STAFF_PACKAGES) {
      expect(inputs.filter((file) => file.includes(`node_modules/${wanted}/`))).toEqual([]);
    }
    expect(text).not.toMatch(/import\("sharp"\)/);
  });
});

function bundleAddress(folder: string, name: string): string {
  return pathToFileURL(path.join(folder, name, `${name}.mjs`)).href;
}

async function codeBytes(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const code = files.filter(
    (file) => file.isFile() && /\.[cm]?js$/.test(file.name) && !file.name.startsWith('___netlify-'),
  );
  const sizes = await Promise.all(
    code.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function directoryBytes(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => (await stat(path.join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
