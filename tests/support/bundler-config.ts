import type { zipFunctions } from '@netlify/zip-it-and-ship-it';

type BundlerOptions = NonNullable<Parameters<typeof zipFunctions>[2]>;

/** What netlify.toml tells the bundler of functions: which one, and what to leave out. */
export const BUNDLER_CONFIG: NonNullable<BundlerOptions['config']> = {
  '*': { nodeBundler: 'esbuild' },
  media: { includedFiles: ['!node_modules/node/**'] },
};
