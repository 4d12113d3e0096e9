/**
 * What a journey needs of a browser. One implementation drives Playwright's engines, one those that
 * speak WebDriver.
 */
import type { Target } from './targets.ts';

export interface Size {
  name: 'phone' | 'desktop';
  width: number;
  height: number;
}

export const PHONE: Size = { name: 'phone', width: 390, height: 844 };
export const DESKTOP: Size = { name: 'desktop', width: 1440, height: 900 };

/** What is seen of one element. */
export interface Seen {
  /** As it is rendered, spaces put together. */
  text: string;
  /** Of a field; the chosen option's text of a select. */
  value: string;
  /** What is typed next takes the place of all that a field holds. */
  selected: boolean;
  /** Checked, or pressed in. */
  on: boolean;
}

/** What has the keyboard's focus. */
export interface Focus {
  role: string;
  name: string;
  /** An outline or a ring is drawn, and it is in view. */
  visible: boolean;
}

export interface Tab {
  open: (address: string) => Promise<void>;
  /** @returns path, query and fragment */
  address: () => Promise<string>;
  /** @returns what can be seen now of all that match */
  look: (target: Target) => Promise<Seen[]>;
  /** Waits for the only match, until it can be pressed, and presses it. */
  press: (target: Target) => Promise<void>;
  /** Replaces what a field holds by keys. */
  type: (target: Target, text: string) => Promise<void>;
  /** Chooses an option of a select by its text. */
  choose: (target: Target, option: string) => Promise<void>;
  /** Presses keys one after the other, as `Tab`, `Shift+Tab`, `Enter`, or a letter. */
  keys: (...keys: string[]) => Promise<void>;
  focus: () => Promise<Focus>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** Brings this tab to the front. */
  show: () => Promise<void>;
  /** @returns whether nothing has to be scrolled sideways */
  fits: () => Promise<boolean>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A browser of one person, who has used it for nothing else. */
export interface Device {
  newTab: () => Promise<Tab>;
  /** Takes the cookies away, as a session that has ended does. */
  forgetSession: () => Promise<void>;
  close: () => Promise<void>;
}

export interface Engine {
  newDevice: (size: Size) => Promise<Device>;
  close: () => Promise<void>;
}
