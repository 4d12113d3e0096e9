/**
 * `npm run dev`: Astro's development server with a database, functions and resized images. It needs
 * the data folder for itself, and runs no schedule.
 */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { dev } from 'astro';
import type { Connect, Plugin } from 'vite';
import { readEnv } from '#server/base/env.ts';
import { IMAGE_CDN_PATH } from '#site/paths.ts';
import { holdDataFolder } from './data-folder.ts';
import { welcomeFirstOwner } from './first-owner.ts';
import { loadFunctions, type FunctionsHost } from './functions/functions-host.ts';
import { webListener } from './http/web-listener.ts';
import { ImageCache } from './images/image-cache.ts';
import { ImageHost } from './images/image-host.ts';
import { withUploads } from './images/uploaded-images.ts';
import { runProgram, toldToEnd } from './program.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { openShopData } from './shop-data.ts';

/** Entry points of all browser code, from which Vite finds its packages. */
const BROWSER_ENTRIES = ['src/**/*.island.tsx', 'src/enhance/**/*.ts', '!**/*.test.*'];
/** Vite's own addresses, and source files. */
const VITE_ADDRESS = /^\/(@|src\/|node_modules\/)/;

/**
 * What a Netlify site handles besides its pages.
 * @param imageFolder of the image cache
 * @param closers closes the functions' connections
 */
function functionsPlugin(
  imageFolder: string,
  cache: ImageCache,
  closers: AsyncDisposableStack,
): Plugin {
  return {
    name: 'local-functions',
    configureServer: (server) => {
      let host: Promise<FunctionsHost> | undefined;
      const load = () =>
        (host ??= loadFunctions(PROJECT_ROOT, (file) => server.ssrLoadModule(file)));
      server.watcher.on('all', () => {
        host = undefined;
      });
      // Functions that cannot be loaded opened no connection.
      closers.defer(async () => (await host?.catch(() => undefined))?.close());
      const source = withUploads({ file: publicFile }, imageFolder, async (request) =>
        (await load()).answer(request, ''),
      );
      const images = new ImageHost(source, cache);
      const answerImage = webListener((request, { socket }) =>
        images.answer(request, socket.remoteAddress ?? ''),
      );
      const answer: Answer = async (incoming, outgoing, next) => {
        const url = new URL(incoming.url ?? '/', 'http://localhost');
        if (url.pathname === IMAGE_CDN_PATH) return answerImage(incoming, outgoing);
        if (VITE_ADDRESS.test(url.pathname)) return next();
        try {
          const functions = await load();
          if (!functions.has(incoming.method ?? 'GET', url)) return next();
          const ip = incoming.socket.remoteAddress ?? '';
          webListener(async (request) => (await functions.answer(request, ip)) ?? new Response())(
            incoming,
            outgoing,
          );
        } catch (error) {
          // A function with a syntax error breaks all functions, but must not break the pages.
          next(url.pathname.startsWith('/api/') ? error : undefined);
        }
      };
      server.middlewares.use((...request) => void answer(...request));
    },
  };
}

type Answer = (...args: Parameters<Connect.NextHandleFunction>) => Promise<void>;

/** @param address decoded and without any `..` */
function publicFile(address: string): string | undefined {
  const file = path.join(PROJECT_ROOT, 'public', address);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

await runProgram(async (program) => {
  const { terminal, closers } = program;
  const env = readEnv(process.env);
  const folder = holdDataFolder(env.DATA_DIR, closers);
  const { databaseUrl, isEmbedded } = await openShopData(folder, env, env.SITE_URL, program);
  const imageFolder = path.join(folder.path, 'images');
  const images = await ImageCache.open(imageFolder);
  const server = await dev({
    root: PROJECT_ROOT,
    server: { port: env.PORT, host: env.LISTEN_HOST ?? false },
    vite: {
      plugins: [functionsPlugin(imageFolder, images, closers)],
      // Scanned at the start: discovering a package later reloads the open page.
      optimizeDeps: { entries: BROWSER_ENTRIES },
    },
  });
  closers.defer(() => server.stop());
  const siteUrl = `http://localhost:${server.address.port}`;
  process.env.SITE_URL ??= siteUrl;
  if (isEmbedded) await welcomeFirstOwner(databaseUrl, siteUrl, env, terminal);
  await toldToEnd(program.signal);
});
