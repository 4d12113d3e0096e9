/**
 * Speculation rules: which pages the browser may load before they are asked for
 * (@pages.ahead). Browsers that do not know them ignore them, and so does one that saves data.
 */
import { API_PATH, IMAGE_CDN_PATH, PAGES, QUOTE_PAGE } from './paths.ts';

/**
 * Neither what is only for this visitor or for staff, nor what functions answer, nor large images. A
 * link within the page loads none.
 */
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

/** Where the next page is most likely chosen: header and content. */
const LIKELY = { selector_matches: 'header a, main a' };

/** Resting on a link; where there is no pointer, the browser's own guess. */
const eagerness = 'moderate';

/** Content of `<script type="speculationrules">`. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { and: PAGES_AHEAD }, eagerness }],
  prerender: [{ where: { and: [...PAGES_AHEAD, LIKELY] }, eagerness }],
});
