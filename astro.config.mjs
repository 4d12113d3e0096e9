// @ts-check
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { devSettings } from './src/renderer/dev-settings.ts';
import { earlyPresses } from './src/renderer/early-presses.ts';
import { intentDirective } from './src/renderer/intent-directive.ts';
import { keepRenderer } from './src/renderer/keep-renderer.ts';
import { inlinedTexts, plainImports } from './src/renderer/plain-scripts.ts';
import { syncReact } from './src/renderer/sync-react.ts';
import { translatedTexts } from './src/renderer/translated-texts.ts';
import { env } from './src/server/base/env.ts';

const { SITE_URL, NETLIFY } = env();

/**
 * Tells Netlify about the site, and changes none of its files. Loading it takes nearly a second, for
 * which other builds need not wait.
 */
const adapter = NETLIFY
  ? (await import('./src/renderer/static-netlify.ts')).staticNetlify()
  : undefined;

/** What every page starts with: one file, not one for each module that other chunks share. */
const PAGE_MODULES =
  /\/(enhance\/(page|trouble|paint|broken-image)|site\/media\/fallback-image|domain\/(wishlist|remembered)-storage)\.ts$|preload-helper/;

/** What every form needs: one file, although the admin shares some of it. */
const FORM_MODULES =
  /\/(islands\/forms\/(?!SentPanel)\S+|stores\/(forms\/(?!booking|contact|question)\w+|earlier-request|submission-key)|ui\/DateField|api-client\/inquiries|domain\/quote-message|site\/inquiries\/form-texts)\.tsx?$/;

/** What the first touch of a page, every list and every form need, without React. */
const LIST_MODULES =
  /\/(domain\/(limits|money|wishlist)|api-client\/failure|site\/(media\/image|inquiries\/(preselection|checkout-texts)|toast-text|shop\/shop-facts|paths|texts\/toasts)|stores\/(wishlist|wishlist-codec|persistent|toasts))\.ts$/;

/**
 * What the device keeps of an event and its day, and what sends requests to the server, without React. It is fetched
 * before the first touch: what only forms need of the same subjects is in other files.
 */
const KEPT_MODULES =
  /\/(domain\/(event-date|typed-date|typed-text)|api-client\/request|stores\/(draft|storage))\.ts$|\/nanostores\/(?!computed)/;

/** What tells visitors of stock on the day of the event, without React: fetched before the first touch. */
const DAY_MODULES =
  /\/(domain\/(availability|days|item-id)|site\/stock\/texts|api-client\/availability|stores\/(availability|event-day))\.ts$/;

/**
 * Small parts that a carousel and the forms share, and that a carousel needs without the forms. Also fields and what
 * sends them, which are all that the quote page needs of a form: a file of their own would weigh more on each form.
 */
const UI_MODULES =
  /\/(ui\/(Icon|use-store|use-hydrated|use-into-view|texts|Field|use-remark)|domain\/(text-length|mail-address)|site\/shop\/contact)\.tsx?$/;

/** The lines of a list, with what changes them. */
const LINE_MODULES = /\/(islands\/lists\/(WishlistLines|WishlistRow)|ui\/QuantityStepper)\.tsx$/;

/** React, which every island needs: in parts it would weigh more. */
const REACT_MODULES = /\/node_modules\/(react|react-dom|scheduler)\/|\/renderer\/island-jsx\.ts$/;

export default defineConfig({
  site: SITE_URL ?? 'http://localhost:4321',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  session: false,
  cacheDir: '.cache/astro',
  // White space as HTML has it: Astro's default removes it between lines, as JSX does.
  compressHTML: true,
  ...(adapter && { adapter }),
  integrations: [syncReact(), intentDirective(), earlyPresses(), devSettings(), keepRenderer()],
  devToolbar: { enabled: false },
  vite: {
    // Not in node_modules, which belong to another user where the shop runs on a server.
    cacheDir: '.cache/vite',
    plugins: [tailwindcss(), plainImports(), inlinedTexts(), translatedTexts()],
    // No script or style is put into a page, so that the policy needs no hash for it.
    build: { assetsInlineLimit: 0, modulePreload: false },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'page', test: PAGE_MODULES },
                  { name: 'react', test: REACT_MODULES },
                  { name: 'kept', test: KEPT_MODULES },
                  // Before the rest, which needs parts of it and would take them along.
                  { name: 'list', test: LIST_MODULES },
                  { name: 'day', test: DAY_MODULES },
                  { name: 'ui', test: UI_MODULES },
                  { name: 'forms', test: FORM_MODULES },
                  { name: 'lines', test: LINE_MODULES },
                ],
              },
            },
          },
        },
      },
    },
  },
});
