/** The page of a preview for a frame: isolated from the site, sends nothing. */
import type { DraftPage } from '#server/base/draft-page.ts';
import { pageFacts } from './page-facts.ts';
import { contentPolicy, inlineHashes } from './site-headers.ts';

/** Scripts have their own origin, without the site's data; links cannot open windows in the sandbox. */
const APART = [
  'sandbox allow-scripts',
  // Data within the page.
  'connect-src data:',
  "form-action 'none'",
  "frame-ancestors 'self'",
];
const NO_LINKS = '<base target="_blank">';
const HEAD = '<head>';
/** Of dialogs that are closed. A frame of another origin may not take the focus, and says so on the console. */
const AUTOFOCUS = /(<(?:button|input)[^>]*) autofocus(?=[ >])/g;

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
