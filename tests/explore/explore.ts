/** Goes through the shop step by step, looks after each, and stops at the first fault. */
import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { catalogOf, chooseStep, type Habits } from './actions.ts';
import { answered, PageHangs } from './answered.ts';
import { follow } from './follow.ts';
import { shownProblems } from './list-invariants.ts';
import { listsInPage } from './lists-in-page.ts';
import type { Invariant, Moment } from './moment.ts';
import { newTabWorld, perform } from './perform.ts';
import { randomOfStep } from './random.ts';
import { openSession, type Session, type SessionOptions } from './session.ts';
import { stepWords, type Step } from './step.ts';
import { currentTab, noteFields, type World } from './world.ts';

export interface Person {
  role: World['role'];
  habits: Habits;
  invariants: readonly Invariant[];
  /** Where they begin. */
  start: string;
  /** Asks something of the shop that takes longer, now and then. @returns what is wrong */
  lookCloser?: (moment: Moment) => Promise<string[]>;
}

export interface Journey {
  seed: number;
  /** How many steps at most. */
  steps: number;
  /** After how long it ends. */
  seconds: number;
  /** Steps to do in place of chance. */
  script?: readonly Step[];
  /** Names of actions that are left out. */
  without?: readonly string[];
  /** Faults that are known already and passed over. */
  known?: RegExp;
  /** Told each step before it is done. */
  onStep?: (number: number, step: Step) => void;
  /** Where an image of the fault goes. */
  screenshot?: string;
  /** Lets the forms be sent again: all explorers share one address. */
  forgetCallers?: () => Promise<void>;
}

export interface Findings {
  trace: Step[];
  /** What is wrong after the last step; empty when every step went well. */
  problems: string[];
  url: string;
}

const AGAIN_MS = 150;

/** @returns what was done, and what was wrong at its end */
export async function explore(
  browser: Browser,
  options: SessionOptions,
  person: Person,
  journey: Journey,
): Promise<Findings> {
  const session = await openSession(browser, options);
  try {
    const world = await begin(session, person);
    const catalog = catalogOf(person.habits).filter(({ name }) => !journey.without?.includes(name));
    const trace: Step[] = [];
    const end = journey.script?.length ?? journey.steps;
    const deadline = performance.now() + journey.seconds * 1000;
    for (let number = 0; number < end && performance.now() < deadline; number += 1) {
      world.step = number;
      const step =
        journey.script?.[number] ?? chooseStep(catalog, world, randomOfStep(journey.seed, number));
      journey.onStep?.(number, step);
      trace.push(step);
      const problems = await problemsAfter(session, person, journey, world, step);
      if (problems.length > 0) return { trace, problems, url: currentTab(world).tab.page.url() };
    }
    return { trace, problems: [], url: currentTab(world).tab.page.url() };
  } finally {
    await session.close();
  }
}

async function begin(session: Session, { role, start }: Person): Promise<World> {
  const tab = await session.openTab(start);
  return {
    role,
    tabs: [newTabWorld(tab, await session.read(tab))],
    current: 0,
    list: [],
    met: [],
    drafts: new Map(),
    sharedValues: new Set(),
    offline: false,
    lastOffline: -9,
    storage: 'works',
    step: 0,
  };
}

/** Does a step. @returns what is wrong after it */
async function problemsAfter(
  session: Session,
  person: Person,
  { known, screenshot, forgetCallers }: Journey,
  world: World,
  step: Step,
): Promise<string[]> {
  try {
    const moment = await take(session, world, step);
    if (!moment) return [];
    const problems = await problemsOf(session, person, moment, (text) => !known?.test(text));
    if (problems.length > 0 && screenshot)
      await currentTab(world).tab.page.screenshot({ path: screenshot });
    else if (moment.sent.length > 0) await forgetCallers?.();
    return problems;
  } catch (error) {
    if (error instanceof PageHangs) return [error.message];
    throw error;
  }
}

/** @returns what happened; undefined when the step could not be done */
async function take(session: Session, world: World, step: Step): Promise<Moment | undefined> {
  if (!(await answered(perform(session, world, step)))) {
    const here = currentTab(world);
    // The page has moved on since it was read.
    here.screen = await session.read(here.tab);
    // A form on the way may have woken up, and been filled in.
    noteFields(here, here.screen);
    return undefined;
  }
  const here = currentTab(world);
  const isElsewhere =
    step.act === 'switch tab' || step.act === 'close tab' || step.act === 'open tab';
  const after = await session.read(here.tab);
  const before = isElsewhere ? after : here.screen;
  const outcome = { world, here, step, before, after, sent: session.newBodies() };
  return {
    ...outcome,
    lists: listsInPage(outcome),
    errors: await session.newErrors(),
    saved: session.newWrites() > 0,
  };
}

/** @returns what is wrong after a step; where nothing is, the step is taken into what is known */
async function problemsOf(
  session: Session,
  { invariants, lookCloser }: Person,
  moment: Moment,
  isNew: (problem: string) => boolean,
): Promise<string[]> {
  const check = () => invariants.flatMap((holds) => holds(moment)).filter(isNew);
  let problems = check();
  // On a busy machine a page may be read before it is done: what is wrong a moment later counts.
  for (let tries = 0; tries < 3 && problems.length > 0; tries += 1) {
    await setTimeout(AGAIN_MS * 3 ** tries);
    await readAgain(session, moment);
    problems = check();
  }
  if (problems.length === 0 && lookCloser) problems = await lookCloser(moment);
  if (problems.length > 0) return problems;
  follow(moment);
  return (await otherTabProblems(session, moment.world)).filter(isNew);
}

async function readAgain(session: Session, moment: Moment): Promise<void> {
  const after = await session.read(moment.here.tab);
  // Where nothing was pressed, the page that was turned to is what there is.
  if (moment.before === moment.after) moment.before = after;
  moment.after = after;
  moment.errors.push(...(await session.newErrors()));
  moment.sent.push(...session.newBodies());
  moment.lists = listsInPage(moment);
  moment.saved ||= session.newWrites() > 0;
}

/** The other tabs follow within a moment. */
async function otherTabProblems(session: Session, world: World): Promise<string[]> {
  if (world.role !== 'visitor') return [];
  const problems: string[] = [];
  for (const other of world.tabs) {
    if (other === currentTab(world)) continue;
    let found: string[] = [];
    for (let tries = 0; tries < 40; tries += 1) {
      other.screen = await session.readBehind(other.tab);
      found = shownProblems(other.screen);
      if (found.length === 0) break;
      await setTimeout(50);
    }
    problems.push(...found.map((text) => `In another tab: ${text}`));
  }
  return problems;
}

/** @returns the findings as they are printed */
export function findingsInWords({ trace, problems, url }: Findings): string {
  const steps = trace.map(
    (step, number) => `${String(number + 1).padStart(5)}. ${stepWords(step)}`,
  );
  return [
    ...steps.slice(-60),
    '',
    ...problems.map((problem) => `✗ ${problem}`),
    `  at ${url.slice(0, 100)}`,
  ].join('\n');
}
