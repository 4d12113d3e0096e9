/** Functions and image sizes within Astro's development server, with hot reload. */
import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { IMAGE_CDN_PATH } from '#site/paths.ts';
import { loadFunctions, type FunctionsHost } from './functions/functions-host.ts';
import { webListener } from './http/web-listener.ts';
import type { ImageCache } from './images/image-cache.ts';
import { ImageHost, type ImageSource } from './images/image-host.ts';
import { withUploads } from './images/uploaded-pictures.ts';

export interface DevPluginOptions {
  /** Folder of the project. */
  root: string;
  images: ImageCache;
  /** Of the cache. */
  imageFolder: string;
}

/** @returns a plugin that answers what a Netlify site answers beside its pages */
export function devPlugin({ root, images: cache, imageFolder }: DevPluginOptions): Plugin {
  const files: ImageSource = { file: (address) => publicFile(root, address) };
  return {
    name: 'local-functions',
    configureServer: (server) => {
      const functions = new ReloadedFunctions(server, path.join(root, 'netlify', 'functions'));
      const source = withUploads(files, imageFolder, (request) => functions.ask(request));
      const images = new ImageHost(source, cache);
      const imageListener = webListener((request) => images.answer(request));
      server.middlewares.use((incoming, outgoing, next) => {
        const url = new URL(incoming.url ?? '/', 'http://localhost');
        if (url.pathname === IMAGE_CDN_PATH) return imageListener(incoming, outgoing);
        void functions.answer(incoming, outgoing, url, next);
      });
    },
  };
}

class ReloadedFunctions {
  readonly #server: ViteDevServer;
  readonly #folder: string;
  #host: Promise<FunctionsHost> | undefined;

  constructor(server: ViteDevServer, folder: string) {
    this.#server = server;
    this.#folder = folder;
    server.watcher.on('all', () => {
      this.#host = undefined;
    });
  }

  /** @param next answers when no function is at this address */
  async answer(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    url: URL,
    next: Connect.NextFunction,
  ): Promise<void> {
    // Vite's own addresses, and files of the source.
    if (/^\/(@|src\/|node_modules\/)/.test(url.pathname)) return next();
    let host: FunctionsHost;
    try {
      host = await this.#load();
    } catch (error) {
      // A function that is being edited may be broken: then the others are too, but not the pages.
      return url.pathname.startsWith('/api/') ? next(error) : next();
    }
    if (!host.has(incoming.method ?? 'GET', url)) return next();
    const ip = incoming.socket.remoteAddress ?? '';
    webListener(
      async (request) => (await host.answer(request, ip)) ?? new Response(null, { status: 404 }),
    )(incoming, outgoing);
  }

  /** @returns the answer of the function at this address, if there is one */
  async ask(request: Request): Promise<Response | undefined> {
    return (await this.#load()).answer(request, '');
  }

  #load(): Promise<FunctionsHost> {
    this.#host ??= loadFunctions(this.#folder, (file) => this.#server.ssrLoadModule(file));
    return this.#host;
  }
}

/** @param address decoded and without any `..` */
function publicFile(root: string, address: string): string | undefined {
  const file = path.join(root, 'public', address);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}
