/** The page of a preview for a frame: isolated from the site, sends nothing. */
import type { DraftPage } from '#server/base/draft-page.ts';
import { pageFacts } from './page-facts.ts';
import { contentPolicy, inlineHashes } from './site-headers.ts';

/** The sandbox gives scripts an origin of their own, without the site's data, and opens no windows. */
const APART = [
  'sandbox allow-scripts',
  // Lists that are in the page as data addresses.
  'connect-src data:',
  "form-action 'none'",
  "frame-ancestors 'self'",
];
/** Makes every link open a window, which the sandbox forbids, so that links do nothing. */
const NO_LINKS = '<base target="_blank">';
const HEAD = '<head>';
/** In closed dialogs. A frame of another origin may not take the focus, and would log an error. */
const AUTOFOCUS = /(<(?:button|input)[^>]*) autofocus(?=[ >])/g;

/** @param html a page of the site */
export function draftPage(html: string): DraftPage {
  const facts = pageFacts(html);
  const at = html.indexOf(HEAD) + HEAD.length;
  return {
    html: (html.slice(0, at) + NO_LINKS + html.slice(at)).replaceAll(AUTOFOCUS, '$1'),
    policy: contentPolicy(new Set([inlineHashes(facts)]), APART),
    title: facts.title,
    description: facts.description,
  };
}
