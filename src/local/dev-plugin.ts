/** Functions and resized images in Astro's development server. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { IMAGE_CDN_PATH } from '#site/paths.ts';
import type { DevFunctions } from './dev-functions.ts';
import { webListener } from './http/web-listener.ts';
import type { ImageCache } from './images/image-cache.ts';
import { ImageHost, type ImageSource } from './images/image-host.ts';
import { withUploads } from './images/uploaded-images.ts';

export interface DevPluginOptions {
  /** Folder of the project. */
  root: string;
  functions: DevFunctions;
  images: ImageCache;
  /** Folder of the image cache. */
  imageFolder: string;
}

/** @returns a plugin that handles what a Netlify site handles besides its pages */
export function devPlugin({
  root,
  functions,
  images: cache,
  imageFolder,
}: DevPluginOptions): Plugin {
  const files: ImageSource = { file: (address) => publicFile(root, address) };
  const source = withUploads(files, imageFolder, (request) => functions.ask(request));
  const images = new ImageHost(source, cache);
  const imageListener = webListener((request) => images.answer(request));
  return {
    name: 'local-functions',
    configureServer: (server) => {
      functions.attach(server);
      server.middlewares.use((incoming, outgoing, next) => {
        const url = new URL(incoming.url ?? '/', 'http://localhost');
        if (url.pathname === IMAGE_CDN_PATH) return imageListener(incoming, outgoing);
        void functions.answer(incoming, outgoing, url, next);
      });
    },
  };
}

/** @param address decoded and without any `..` */
function publicFile(root: string, address: string): string | undefined {
  const file = path.join(root, 'public', address);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}
