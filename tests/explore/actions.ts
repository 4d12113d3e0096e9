/** The catalog of what may be done next. */
import { LANGUAGES, type LanguageName } from './languages.ts';
import { isText } from './perform.ts';
import type { Random } from './random.ts';
import { isOption, targetOf, topDialog, type Control, type Screen } from './screen.ts';
import { opensPage, type Step } from './step.ts';
import { wordsFor } from './words.ts';
import { currentTab, type TabWorld, type World } from './world.ts';

export interface Action {
  name: string;
  weight: number;
  /** @returns a step, or null where it cannot be done now */
  propose: (here: TabWorld, random: Random, world: World) => Step | null;
}

export interface Habits {
  /** How likely a control is pressed; 0 for never. */
  appeal: (control: Control, screen: Screen) => number;
  /** @returns an address that somebody may open */
  anyPath: (random: Random, world: World) => string;
  /** @returns a mail address of their own */
  email: (world: World) => string;
  /** What only they do. */
  more?: readonly Action[];
}

const MOST_TABS = 3;
const LANGUAGE_NAMES = ['nothing', ...(Object.keys(LANGUAGES) as LanguageName[])] as const;
const isOnline: (world: World) => boolean = ({ offline }) => !offline;

/** @returns everything that somebody with these habits does */
export function catalogOf({ appeal, anyPath, email, more = [] }: Habits): Action[] {
  return [
    {
      name: 'press',
      weight: 60,
      propose: ({ screen }, random, world) => {
        const within = screen.controls.filter(
          (control) => mayPress(control, world) && appeal(control, screen) > 0,
        );
        if (within.length === 0) return null;
        const target = targetOf(random.weighted(within, (control) => appeal(control, screen)));
        return { act: 'press', target, with: random.next() < 0.7 ? 'mouse' : 'keyboard' };
      },
    },
    {
      name: 'type',
      weight: 14,
      propose: ({ screen }, random) => {
        const fields = screen.controls.filter(mayType);
        if (fields.length === 0) return null;
        const field = random.pick(fields);
        const [text, replace] = [wordsFor(field, random), random.next() < 0.6];
        return { act: 'type', target: targetOf(field), text, replace };
      },
    },
    {
      name: 'choose',
      weight: 8,
      propose: ({ screen }, random) => {
        const selects = screen.controls.filter(
          ({ role, name, disabled, choices }) =>
            role === 'select' &&
            !disabled &&
            choices.length > 0 &&
            // The model of the list does not know it.
            !name.startsWith('Choose an option for '),
        );
        return choiceOf(selects, random);
      },
    },
    {
      // Of the few pages that offer any, lists come to hold one thing in several.
      name: 'option',
      weight: 14,
      propose: ({ screen }, random) => {
        const selects = screen.controls.filter((each) => isOption(each) && !each.disabled);
        return choiceOf(selects, random);
      },
    },
    {
      name: 'fill',
      weight: 3,
      propose: ({ screen }, _, world) =>
        screen.controls.some((control) => isText(control) && !control.disabled)
          ? { act: 'fill', email: email(world) }
          : null,
    },
    { name: 'Escape', weight: 4, propose: () => ({ act: 'key', key: 'Escape' }) },
    {
      name: 'Tab',
      weight: 5,
      propose: (_, random) => ({ act: 'key', key: random.next() < 0.7 ? 'Tab' : 'Shift+Tab' }),
    },
    {
      name: 'backdrop',
      weight: 2,
      propose: ({ screen }) => (topDialog(screen) === '' ? null : { act: 'backdrop' }),
    },
    {
      name: 'back',
      weight: 5,
      propose: ({ screen }, _, world) =>
        screen.canGoBack && isOnline(world) ? { act: 'back' } : null,
    },
    {
      name: 'forward',
      weight: 2,
      propose: ({ screen }, _, world) =>
        screen.canGoForward && isOnline(world) ? { act: 'forward' } : null,
    },
    {
      name: 'reload',
      weight: 3,
      propose: (_, __, world) => (isOnline(world) ? { act: 'reload' } : null),
    },
    {
      name: 'go',
      weight: 3,
      propose: (_, random, world) =>
        isOnline(world) ? { act: 'go', path: anyPath(random, world) } : null,
    },
    {
      name: 'open tab',
      weight: 1.5,
      propose: (_, random, world) =>
        isOnline(world) && world.storage === 'works' && world.tabs.length < MOST_TABS
          ? { act: 'open tab', path: anyPath(random, world) }
          : null,
    },
    {
      name: 'switch tab',
      weight: 3,
      propose: (_, random, { tabs }) =>
        tabs.length > 1 ? { act: 'switch tab', tab: random.below(tabs.length) } : null,
    },
    {
      name: 'close tab',
      weight: 1,
      propose: (_, __, { tabs }) => (tabs.length > 1 ? { act: 'close tab' } : null),
    },
    {
      name: 'connection',
      weight: 2,
      propose: (_, random, { offline }) =>
        !offline || random.next() < 0.9 ? { act: 'connection', offline: !offline } : null,
    },
    {
      name: 'viewport',
      weight: 1.5,
      propose: ({ viewport }) => ({
        act: 'viewport',
        size: viewport === 'phone' ? 'desktop' : 'phone',
      }),
    },
    {
      name: 'translate',
      weight: 2,
      propose: ({ tab }, random) => ({
        act: 'translate',
        into: random.pick(LANGUAGE_NAMES.filter((name) => name !== (tab.language ?? 'nothing'))),
      }),
    },
    ...more,
  ];
}

/** @returns the next step; there always is one, as a key can be pressed anywhere */
export function chooseStep(catalog: readonly Action[], world: World, random: Random): Step {
  // Without a connection it is likely to come back soon.
  const weight = ({ name, weight: usual }: Action) =>
    world.offline && name === 'connection' ? usual * 6 : usual;
  for (let tries = 0; tries < 100; tries += 1) {
    const step = random.weighted(catalog, weight).propose(currentTab(world), random, world);
    if (step) return step;
  }
  return { act: 'key', key: 'Tab' };
}

function choiceOf(selects: readonly Control[], random: Random): Step | null {
  if (selects.length === 0) return null;
  const select = random.pick(selects);
  // Choosing what is chosen does nothing in a browser.
  const others = select.choices.filter((value) => value !== select.value);
  if (others.length === 0) return null;
  return { act: 'choose', target: targetOf(select), value: random.pick(others) };
}

/** Without a connection a link leads to the browser's own error page. */
function mayPress(control: Control, { offline }: World): boolean {
  const { role, disabled, inquiries, href } = control;
  if (disabled || inquiries === 'away' || role === 'textbox' || role === 'select') return false;
  if (offline && opensPage(control)) return false;
  return role !== 'link' || href.startsWith('http');
}

function mayType({ role, disabled, name }: Control): boolean {
  return role === 'textbox' && !disabled && !name.startsWith('Link to');
}
