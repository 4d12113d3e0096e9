/** Does what a step says, with the mouse and the keyboard of the browser. */
import type { Page } from '@playwright/test';
import { parseTypedDate } from '#domain/typed-date.ts';
import {
  aimAt,
  awake,
  comeToRest,
  fieldType,
  focusOn,
  hasMet,
  isAsleep,
  isFocused,
} from './aim.ts';
import { isTarget, type Control, type Screen, type Target } from './screen.ts';
import { isLeaving, VIEWPORTS, type Session } from './session.ts';
import { inquire, upload } from './staff-steps.ts';
import type { Step } from './step.ts';
import { setStorage } from './storage.ts';
import { fillWords } from './words.ts';
import { currentTab, type TabWorld, type World } from './world.ts';

/**
 * @returns whether it could be done; what went away meanwhile, or lies below something, cannot be
 *   pressed
 */
export async function perform(session: Session, world: World, step: Step): Promise<boolean> {
  const here = currentTab(world);
  const { page } = here.tab;
  switch (step.act) {
    case 'press':
      return press(page, here.screen, step.target, step.with);
    case 'type':
      return type(page, here.screen, step);
    case 'choose':
      return choose(page, here.screen, step.target, step.value);
    case 'fill':
      return fill(page, here.screen, step.email);
    case 'key':
      await page.keyboard.press(step.key);
      return true;
    case 'backdrop':
      await page.mouse.click(4, 4);
      return true;
    case 'back':
    case 'forward':
      await traverse(page, step.act);
      return true;
    case 'reload':
      await page.reload({ waitUntil: 'commit' });
      return true;
    case 'go':
      await page.goto(step.path, { waitUntil: 'commit' });
      return true;
    case 'viewport':
      await page.setViewportSize(VIEWPORTS[step.size]);
      here.viewport = step.size;
      return true;
    case 'connection':
      await session.context.setOffline(step.offline);
      world.offline = step.offline;
      return true;
    default:
      return performRarely(session, world, step);
  }
}

type Rare = Extract<
  Step,
  { act: 'translate' | 'storage' | 'upload' | 'inquiry' | 'open tab' | 'switch tab' | 'close tab' }
>;

async function performRarely(session: Session, world: World, step: Rare): Promise<boolean> {
  const { tab } = currentTab(world);
  const { page } = tab;
  switch (step.act) {
    case 'translate':
      tab.language = step.into === 'nothing' ? undefined : step.into;
      return true;
    case 'storage':
      if (step.state !== 'works') world.storage = step.state;
      await setStorage(tab, step.state);
      return true;
    case 'upload':
      return upload(page, step.file);
    case 'inquiry':
      return inquire(page, step.name);
    default:
      return changeTab(session, world, step);
  }
}

async function traverse(page: Page, way: 'back' | 'forward'): Promise<void> {
  try {
    await page.evaluate((name) => history[name](), way);
  } catch (error) {
    // The page may be gone before it has answered.
    if (!isLeaving(error)) throw error;
  }
}

async function changeTab(
  session: Session,
  world: World,
  step: Extract<Step, { act: 'open tab' | 'switch tab' | 'close tab' }>,
): Promise<boolean> {
  if (step.act === 'open tab') {
    const tab = await session.openTab(step.path);
    world.tabs.push(newTabWorld(tab, await session.read(tab)));
    world.current = world.tabs.length - 1;
  } else if (step.act === 'switch tab') {
    if (!world.tabs[step.tab]) return false;
    world.current = step.tab;
  } else {
    if (world.tabs.length < 2) return false;
    await currentTab(world).tab.page.close();
    world.tabs.splice(world.current, 1);
    world.current = 0;
  }
  await currentTab(world).tab.page.bringToFront();
  return true;
}

/** @returns what is known of a tab that was just opened */
export function newTabWorld(tab: TabWorld['tab'], screen: Screen): TabWorld {
  return {
    tab,
    screen,
    viewport: 'desktop',
    typed: new Map(),
    prefilled: new Set(),
    typedElsewhere: new Map(),
    left: new Map(),
    changes: [],
    unsettled: null,
    pieces: 1,
    hadFocus: false,
    isFresh: true,
    family: new Map(),
    linked: new Set(),
    searched: new Set(),
    opened: '',
  };
}

function indexOf({ controls }: Screen, target: Target): number {
  return controls.findIndex((control) => isTarget(control, target));
}

async function press(
  page: Page,
  screen: Screen,
  target: Target,
  way: 'mouse' | 'keyboard',
): Promise<boolean> {
  const index = indexOf(screen, target);
  if (index === -1) return false;
  if (way === 'keyboard') {
    if (!(await page.evaluate(focusOn, index))) return false;
    await page.keyboard.press(target.role === 'checkbox' ? 'Space' : 'Enter');
    return true;
  }
  // Where it moves by itself, somebody waits with the press.
  if (await page.evaluate(aimAt, index)) await page.evaluate(comeToRest, index);
  let point = await page.evaluate(aimAt, index);
  if (point && (await page.evaluate(isAsleep, index))) {
    // What wakes under the pointer may grow: whoever presses sees that, and aims anew.
    await page.mouse.move(point.x, point.y);
    await page.evaluate(awake, index);
    point = await page.evaluate(aimAt, index);
  }
  if (!point) return false;
  await page.mouse.click(point.x, point.y);
  return hasMet(page, index);
}

async function type(
  page: Page,
  screen: Screen,
  { target, text, replace }: Extract<Step, { act: 'type' }>,
): Promise<boolean> {
  if (!(await press(page, screen, target, 'mouse'))) return false;
  // Something may have come between it and the pointer.
  const index = indexOf(screen, target);
  if (!(await page.evaluate(isFocused, index))) return false;
  const kind = await page.evaluate(fieldType, index);
  if (kind === 'date') return typeWhole(page, index, parseTypedDate(text));
  if (kind === 'time') return typeWhole(page, index, /^\d\d:\d\d$/.test(text) ? text : null);
  if (kind === 'number' && !/^\d*$/.test(text)) return false;
  if (replace) await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
  return true;
}

/** The browser's own fields of a day and of a time take one that there is, and no part of one. */
async function typeWhole(page: Page, index: number, value: string | null): Promise<boolean> {
  if (value === null) return false;
  const element = await page.evaluateHandle((at) => exploredElements[at], index);
  await element.asElement()?.fill(value);
  return true;
}

async function choose(page: Page, screen: Screen, target: Target, value: string): Promise<boolean> {
  const index = indexOf(screen, target);
  if (index === -1) return false;
  const element = await page.evaluateHandle((at) => exploredElements[at], index);
  try {
    await element.asElement()?.selectOption(value, { timeout: 1_000 });
    return true;
  } catch {
    // It was switched off meanwhile.
    return false;
  }
}

/** Every text field of the form in turn; what is filled in already is written over. */
async function fill(page: Page, { controls }: Screen, email: string): Promise<boolean> {
  const fields = controls
    .map((control, index) => ({ control, index }))
    .filter(({ control }) => isText(control));
  for (const { control, index } of fields) {
    if (!(await page.evaluate(focusOn, index))) return false;
    const words = fillWords(control.name, email);
    if ((await page.evaluate(fieldType, index)) === 'date') {
      await typeWhole(page, index, parseTypedDate(words));
      continue;
    }
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(words);
  }
  return fields.length > 0;
}

/** @returns whether a control is a text field of a form */
export function isText({ role, field }: Control): boolean {
  return role === 'textbox' && field !== '';
}
