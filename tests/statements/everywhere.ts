/** What holds on every page: access, surroundings, scripts, weight, security. */
import { shownBy } from './shown-by.ts';
import type { Statement } from './types.ts';

const DECIDED = 'Decided where the specification is silent';

export const statements: readonly Statement[] = [
  ...shownBy(DECIDED, 'tests/e2e/accessibility.spec.ts', {
    'axe finds nothing on any page': 'on any page',
    'axe finds nothing in any dialog, menu and error state': 'in dialogs, panels and forms',
    'axe finds nothing on pages that are missing': 'axe finds nothing',
  }),
  ...shownBy(DECIDED, 'tests/e2e/keyboard.spec.ts', {
    'The whole quote journey by keyboard':
      'the whole way to a quote: catalog, item with option, calendar, request',
    'The booking dialog by keyboard':
      'the booking dialog: open, errors, fill in, Escape gives the focus back',
  }),
  ...shownBy(DECIDED, 'tests/e2e/surroundings.spec.ts', {
    'No horizontal scroll at 320 px': 'no page scrolls sideways',
    'Usable at 200 % zoom': 'no page scrolls sideways, and an item gets into the list',
    'Usable with text at 200 %':
      'with text at 200 % no page scrolls sideways and the header stays whole',
    'Reduced motion': 'nothing moves: no animation, no transition, no smooth scrolling',
    'Forced colors: focus visible': 'the focus shows at every stop',
    'Forced colors: controls visible': 'buttons and fields keep an edge',
  }),
  ...shownBy(DECIDED, 'tests/e2e/no-script.spec.ts', {
    'Without JavaScript every page reads':
      'every page reads: a heading, text, and images with their words',
    'Without JavaScript every link works': 'every link within the site leads to a page',
    'Without JavaScript the forms show phone and mail': 'where a form would be, phone and mail are',
    'Without JavaScript there is no dead button': 'no page shows a button that would do nothing',
  }),
  ...shownBy(DECIDED, 'tests/e2e/failed-scripts.spec.ts', {
    'An island that fails to load leaves phone and mail, and no dead button':
      'the quote form gives way to phone and mail',
    'What was typed never gets into an address':
      'what was typed and sent meanwhile does not get into the address',
  }),
  ...shownBy(DECIDED, 'tests/e2e/budgets.spec.ts', {
    'At most 3 KB of script before any interaction, at most 40 KB in the first view':
      'at most 3 KB of script before any interaction, 40 KB in the first view',
    'At most 80 KB of script on checkout': 'at most 80 KB of script on checkout',
    'At most 75 KB of script on service pages':
      'at most 75 KB of script on service pages, once a carousel is visible',
  }),
  ...shownBy(DECIDED, 'tests/e2e/layout-shift.spec.ts', {
    'No layout shift when fonts, images or islands arrive': 'nothing moves by itself',
  }),
  ...shownBy(DECIDED, 'tests/e2e/early-presses.spec.ts', {
    'No early click is lost: hearts': 'hearts of a page, once each',
    'No early click is lost: Add to Quote':
      'Add to Quote, with the option and the quantity that were chosen',
    'No early click is lost: Book Now': 'Book Now of the hero',
    'No early click is lost: a request': 'a whole quote request',
  }),
  ...shownBy(DECIDED, 'tests/e2e/policy.spec.ts', {
    'An injected inline script does not run':
      'an injected inline script, handler or foreign script does not run',
  }),
  ...shownBy(DECIDED, 'tests/e2e/shared-list.spec.ts', {
    'A share link that is broken says so': 'a link that was cut off says so',
    'A fragment that is no share link is ignored': 'a fragment of something else opens nothing',
    'A share link brings no names, prices or images of its own':
      'of an early link only ids, options and quantities are believed',
  }),
];
