/** Speculation rules (@pages.ahead): pages that the browser may load ahead. */
import { API_PATH, IMAGE_CDN_PATH, PAGES, QUOTE_PAGE } from './paths.ts';

/** All pages but those of one person or of staff; no functions, enlarged images or links within the page. */
const PAGES_AHEAD = [
  { href_matches: '/*' },
  {
    not: {
      href_matches: [
        `${PAGES.checkout}*`,
        `${PAGES.admin}*`,
        `${QUOTE_PAGE}*`,
        `${API_PATH}/*`,
        `${IMAGE_CDN_PATH}*`,
      ],
    },
  },
  { not: { selector_matches: '[href^="#"]' } },
];

/** Links by which visitors most likely go on. */
const LIKELY = { selector_matches: 'header a, main a' };

/** Loads on hover; on touch screens the browser decides when. */
const eagerness = 'moderate';

/** Content of `<script type="speculationrules">`. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { and: PAGES_AHEAD }, eagerness }],
  prerender: [{ where: { and: [...PAGES_AHEAD, LIKELY] }, eagerness }],
});
