/** One step of somebody who explores, as data: it is printed, kept in a file and done again. */
import { seeWhatItTakes } from '#site/shop/home-texts.ts';
import type { LanguageName } from './languages.ts';
import type { Target } from './screen.ts';
import { targetWords } from './screen.ts';
import type { ViewportName } from './session.ts';
import type { FileName } from './staff-steps.ts';
import type { StorageState } from './storage.ts';

export type Step =
  | { act: 'press'; target: Target; with: 'mouse' | 'keyboard' }
  | { act: 'type'; target: Target; text: string; replace: boolean }
  | { act: 'choose'; target: Target; value: string }
  /** Fills in every field of the form that is in reach. */
  | { act: 'fill'; email: string }
  | { act: 'key'; key: 'Escape' | 'Tab' | 'Shift+Tab' }
  | { act: 'backdrop' | 'back' | 'forward' | 'reload' }
  | { act: 'go'; path: string }
  | { act: 'open tab'; path: string }
  | { act: 'close tab' }
  | { act: 'switch tab'; tab: number }
  | { act: 'connection'; offline: boolean }
  /** The browser translates the tab from now on; `nothing`: no other pages of it. */
  | { act: 'translate'; into: LanguageName | 'nothing' }
  /** What becomes of the browser's storages. */
  | { act: 'storage'; state: StorageState }
  | { act: 'viewport'; size: ViewportName }
  /** Chooses a file in the dialog. */
  | { act: 'upload'; file: FileName }
  /** A visitor sends a request. */
  | { act: 'inquiry'; name: string };

const STORAGE_WORDS: Readonly<Record<StorageState, string>> = {
  null: 'becomes null',
  missing: 'is missing',
  throws: 'throws',
  full: 'is full',
  emptied: 'is emptied',
  works: 'works again',
};

/** @returns a step in words */
export function stepWords(step: Step): string {
  switch (step.act) {
    case 'press':
      return `press ${targetWords(step.target)} with the ${step.with}`;
    case 'type':
      return `${step.replace ? 'type over' : 'type into'} ${targetWords(step.target)}: ${JSON.stringify(step.text)}`;
    case 'choose':
      return `choose ${JSON.stringify(step.value)} of ${targetWords(step.target)}`;
    case 'fill':
      return `fill in the form as ${step.email}`;
    case 'key':
      return `press ${step.key}`;
    case 'go':
    case 'open tab':
      return `${step.act} ${step.path.length > 60 ? `${step.path.slice(0, 60)}…` : step.path}`;
    case 'switch tab':
      return `switch to tab ${step.tab + 1}`;
    case 'connection':
      return step.offline ? 'lose the connection' : 'get the connection back';
    case 'viewport':
      return `turn the window into a ${step.size}`;
    case 'translate':
      return `translate into ${step.into}`;
    default:
      return rareWords(step);
  }
}

function rareWords(step: Step): string {
  if (step.act === 'storage') return `the storage ${STORAGE_WORDS[step.state]}`;
  if (step.act === 'upload') return `upload ${step.file}`;
  return step.act === 'inquiry' ? `${step.name} sends a request` : step.act;
}

/** Whether a press on it opens another page: a link, or the button of the form in the hero. */
export function opensPage({ role, name }: Pick<Target, 'role' | 'name'>): boolean {
  return role === 'link' || name === seeWhatItTakes;
}

/** @returns whether a step may leave the document that is shown */
export function mayLeave(step: Step): boolean {
  if (step.act === 'press') return opensPage(step.target);
  if (step.act === 'storage') return step.state === 'works';
  return ['back', 'forward', 'reload', 'go', 'open tab', 'switch tab', 'close tab'].includes(
    step.act,
  );
}
