import type { zipFunctions } from '@netlify/zip-it-and-ship-it';

type BundlerOptions = NonNullable<Parameters<typeof zipFunctions>[2]>;

/** Packages come in two module systems; functions are ES modules. */
const WITHOUT_COMMONJS = [
  '!node_modules/zod/**/*.cjs',
  '!node_modules/nodemailer/dist/cjs/**',
  '!node_modules/drizzle-orm/**/*.cjs',
  '!node_modules/@opentelemetry/semantic-conventions/**/*.cjs',
  '!node_modules/@neondatabase/serverless/index.js',
];

/** What netlify.toml tells the bundler of functions: which one, and what to leave out. */
export const BUNDLER_CONFIG: NonNullable<BundlerOptions['config']> = {
  '*': { nodeBundler: 'esbuild', includedFiles: WITHOUT_COMMONJS },
  media: { includedFiles: ['!node_modules/node/**'] },
};
