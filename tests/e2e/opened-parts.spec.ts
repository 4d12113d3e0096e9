/**
 * Dialogs, panels, menus and messages, each opened once and looked at in each size: axe finds nothing, and
 * longer words and letters of twice the size fit. Nothing moves meanwhile, so that colors are those that stay.
 */
import { expectAccessible } from '../support/accessibility.ts';
import { checkEach } from '../support/each-row.ts';
import {
  crampedWords,
  cutOff,
  enlargeLetters,
  lengthenWords,
  USUAL_LETTERS,
} from '../support/longer-words.ts';
import { expect, test, type Page } from '../support/test.ts';
import { bringWishlist, line } from '../support/visitor.ts';
import { resizeWindow } from '../support/window-size.ts';
import { FLEETING, NARROW, WITH_LIST, WITHOUT_LIST, type State } from './support/opened.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LARGE = { width: 1280, height: 800 };
const SMALL = { width: 360, height: 740 };
const LINES = [
  line({ quantity: 1200 }),
  line({ id: 'tent', name: 'Reception Tent', price: 'Call for pricing', image: '' }),
];

/** Whether what was opened is in view still; it is found once, because its words get longer. */
type IsShown = () => Promise<boolean>;

/** Opens a state in a window of this size. */
async function opened(page: Page, state: State, size: typeof LARGE): Promise<IsShown> {
  await page.setViewportSize(size);
  // An address of the same page would leave open what is open.
  await page.goto('/accessibility');
  const shown = await state(page);
  await expect(shown).toBeVisible();
  const element = await shown.elementHandle();
  return () => element.isVisible();
}

/** Narrows and widens the window while what was opened stays. */
async function expectFits(
  page: Page,
  isShown: IsShown,
  widths: number[],
  how: string,
): Promise<void> {
  for (const width of widths) {
    await resizeWindow(page, { width, height: 800 });
    expect(await isShown(), `${how}, ${width} px`).toBe(true);
    // A toast finds its new place a moment later.
    await expect.poll(() => cutOff(page), { message: `${how}, ${width} px` }).toEqual([]);
  }
}

async function expectFitsHoweverWritten(
  page: Page,
  isShown: IsShown,
  widths: number[],
): Promise<void> {
  await enlargeLetters(page);
  await expectFits(page, isShown, [768, 360, 390], 'letters of twice the size');
  expect(await crampedWords(page)).toEqual([]);
  await enlargeLetters(page, USUAL_LETTERS);
  await page.evaluate(lengthenWords);
  await expectFits(page, isShown, widths, 'longer words');
}

/** Each state in turn, on one page. */
async function expectStatesWell(page: Page, states: Record<string, State>): Promise<void> {
  await checkEach(Object.entries(states), async (state, name) => {
    const isShown = await opened(page, state, LARGE);
    await expectAccessible(page, name);
    await resizeWindow(page, SMALL);
    expect(await isShown()).toBe(true);
    await expectAccessible(page, `${name} on a small screen`);
    await expectFitsHoweverWritten(page, isShown, [360, 768, 1280, 1440]);
  });
}

const IDS = '@access.axe @translated.longer-words @translated.larger-letters';

test(`nothing is wrong with dialogs, panels and forms, and all fits ${IDS}`, async ({ page }) => {
  await expectStatesWell(page, WITHOUT_LIST);
});

test(`nothing is wrong with what opens beside a list, and all fits ${IDS} @toast.place`, async ({
  page,
}) => {
  await bringWishlist(page, ...LINES);
  await expectStatesWell(page, WITH_LIST);
});

test(`nothing is wrong with what narrow windows alone have, and all fits ${IDS}`, async ({
  page,
}) => {
  await checkEach(Object.entries(NARROW), async (state, name) => {
    const isShown = await opened(page, state, SMALL);
    await expectAccessible(page, name);
    await expectFitsHoweverWritten(page, isShown, [360, 768]);
  });
});

// Each with a list of its own: what is in it is not added again.
for (const [which, size] of [
  ['large', LARGE],
  ['small', SMALL],
] as const) {
  test(`nothing is wrong with a tooltip on a ${which} screen @access.axe`, async ({ page }) => {
    for (const [name, state] of Object.entries(FLEETING)) {
      await opened(page, state, size);
      await expectAccessible(page, name);
    }
  });
}
