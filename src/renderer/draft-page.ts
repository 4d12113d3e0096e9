/** The page of what is not saved, as a frame shows it: it runs apart from the site, and sends nothing. */
import type { DraftPage } from '#server/previews/page-renderer.ts';
import { pageFacts } from './page-facts.ts';
import { contentPolicy, inlineHashes } from './site-headers.ts';

/**
 * Scripts run with an origin of their own: they read and store nothing of the site's. A link opens nothing,
 * because it would open a window, which the sandbox forbids.
 */
const APART = [
  'sandbox allow-scripts',
  // What it brings along.
  'connect-src data:',
  "form-action 'none'",
  "frame-ancestors 'self'",
];
const NO_LINKS = '<base target="_blank">';
const HEAD = '<head>';

/** @param html as the renderer makes it */
export function draftPage(html: string): DraftPage {
  const facts = pageFacts(html);
  const at = html.indexOf(HEAD) + HEAD.length;
  return {
    html: html.slice(0, at) + NO_LINKS + html.slice(at),
    policy: contentPolicy(new Set([inlineHashes(facts)]), APART),
    title: facts.title,
    description: facts.description,
  };
}
