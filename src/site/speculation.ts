/** Speculation rules (@pages.ahead): pages that the browser may load ahead. */
import { API_PATH, IMAGE_CDN_PATH, PAGES, QUOTE_PAGE } from './paths.ts';

/** Not personal or staff pages, functions, large images, or links within the page. */
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

/** Where the next page is most likely chosen. */
const LIKELY = { selector_matches: 'header a, main a' };

/** On hover; without a pointer the browser decides. */
const eagerness = 'moderate';

/** Content of `<script type="speculationrules">`. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { and: PAGES_AHEAD }, eagerness }],
  prerender: [{ where: { and: [...PAGES_AHEAD, LIKELY] }, eagerness }],
});
