/** What a person finds on a page at one moment, read in one go by `read-screen.ts`. */
import { typedCount } from '#domain/typed-count.ts';
import type { Heart, Line } from './model.ts';

/** Something that can be pressed, typed into or chosen from, and is within reach. */
export interface Control {
  role: 'button' | 'link' | 'textbox' | 'select' | 'checkbox' | 'tab' | 'day';
  /** Accessible name. */
  name: string;
  /** The dialog it is in, `toast`, or the landmark. */
  place: string;
  /** Which of several with the same role, name and place. */
  nth: number;
  disabled: boolean;
  /** Text of a field, `true` of what is ticked or pressed. */
  value: string;
  /** Values that a select offers. */
  choices: string[];
  /** Of a link. */
  href: string;
  /** Under which what is typed is known again; empty for searches and quantities. */
  field: string;
  /** Of boxes that answer one question together, the name of it. */
  question: string;
  /** Of radio buttons, of which one is chosen, the name that they share. */
  oneOf: string;
  submits: boolean;
  /** Opens the browser's own window, or leaves the site. */
  inquiries: 'away' | 'here';
  /** The item that a heart stands for. */
  item: Heart | null;
}

export interface OpenDialog {
  name: string;
  /** Whether anything of it can be seen. */
  visible: boolean;
}

export interface ListView {
  /** With what each comes to, or null where that is not shown. */
  lines: { name: string; quantity: number; cents: number | null }[];
  /** Whether a button would show more of them. */
  isFolded: boolean;
  /** The estimate in cents, or null where none is shown. */
  cents: number | null;
}

export interface ShownHeart {
  /** Of its item. */
  id: string;
  name: string;
  isPressed: boolean;
}

export interface Toast {
  title: string;
  text: string;
  /** Another number is another toast, though it says the same. */
  number: number;
}

export interface Focus {
  /** The element in words; `body` when nothing has the focus. */
  on: string;
  /** Whether some of it is in the window and nothing lies above it. */
  visible: boolean;
}

export interface Screen {
  url: string;
  /** Another number is another document. */
  documentId: number;
  /** Of the history, which a reload keeps. */
  entry: string;
  canGoBack: boolean;
  canGoForward: boolean;
  heading: string;
  /** Modal dialogs, the uppermost last. */
  dialogs: OpenDialog[];
  /** Popovers that close when something else is pressed: the menus. */
  menus: string[];
  controls: Control[];
  /** Text by field. */
  fields: Record<string, string>;
  /** Fields of forms that nobody has touched: they get their drafts with the first touch. */
  sleeping: string[];
  /** The wishlist in the device's storage; where that is broken, what is taken to be in the page's memory. */
  stored: Line[];
  /** Number on the badges; null where none is on the page. */
  badges: number[] | null;
  panel: ListView | null;
  checkout: ListView | null;
  /** Of the list that came with the address. */
  shared: ListView | null;
  hearts: ShownHeart[];
  toast: Toast | null;
  /** What is said beside the forms. */
  said: string;
  /** Numbers of the requests that the page says were sent. */
  references: string[];
  focus: Focus;
  /** The page says that a script has not arrived. */
  scriptFailed: boolean;
  selectedTab: string;
  /** What lies beyond the window's edges, in words. */
  cutOff: string[];
}

/** What `readScreen` reads of it. */
export type ReadScreen = Omit<Screen, 'cutOff'>;

/** A control as a person would name it. */
export type Target = Pick<Control, 'role' | 'name' | 'place' | 'nth'>;

/** @returns what a control is found again by */
export function targetOf({ role, name, place, nth }: Control): Target {
  return { role, name, place, nth };
}

/** @returns the control in words */
export function targetWords({ role, name, place, nth }: Target): string {
  return `${role} "${name}" in ${place}${nth > 0 ? ` (${nth + 1})` : ''}`;
}

/** @returns whether it chooses the option of a product */
export function isOption({ role, name }: Control): boolean {
  return role === 'select' && name.includes('Option');
}

/** @returns title and text of the toast, or an empty text */
export function toastWords({ toast }: Screen): string {
  return toast ? `${toast.title}: ${toast.text}` : '';
}

export function isTarget(control: Target, { role, name, place, nth }: Target): boolean {
  return (
    control.role === role && control.name === name && control.place === place && control.nth === nth
  );
}

/** @returns the uppermost dialog's name, or an empty text */
export function topDialog({ dialogs }: Screen): string {
  return dialogs.at(-1)?.name ?? '';
}

/** The bar of compared linens has a Clear of its own, on the page. */
export function clearsList({ name, place }: Control): boolean {
  return name === 'Clear list' || (name === 'Clear' && place !== 'main');
}

/**
 * @returns whether a press ends the dialog that offers photos: where one is chosen its press does; where several are,
 *   each may be pressed again
 */
export function endsPicker({ name, place, value }: Control): boolean {
  const isPhoto = /(Used in \d+ places?|Not used anywhere|Came with the shop)$/.test(name);
  const isEnd = (isPhoto && value === '') || /^Add \d+ photos?$/.test(name);
  return place === 'dialog Choose from Photos' && isEnd;
}

/** A date is written out when its field is left, and a number of guests as a number alone. */
export function isSameText(typed: string, value: string): boolean {
  const full = (text: string) =>
    text.replace(
      /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
      (_, month: string, day: string, year: string) =>
        `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year}`,
    );
  return full(typed) === full(value) || String(typedCount(typed)) === value;
}
