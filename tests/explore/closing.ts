/** Which dialogs a step may close. */
import type { Moment } from './moment.ts';
import { controlOf, wasSent } from './outcome.ts';
import { endsPicker, type Control, type Screen } from './screen.ts';

/** How many of the open dialogs may close, from the uppermost; `must` when one has to. */
export interface Closing {
  atMost: number;
  must: boolean;
}

const NONE: Closing = { atMost: 0, must: false };
/** Another address may show none of them. */
const ANY: Closing = { atMost: 9, must: false };
const MAY: Closing = { atMost: 1, must: false };
const MUST: Closing = { atMost: 1, must: true };

/** Buttons that end the dialog they are in: its own, and those that answer what it asks. Cancel may end a part of it. */
const ENDS =
  /^(Close( dialog)?|Disable|Erase for good|Make (owner|editor)|Change role|Replace my list|Add what is missing|Use this list)$/i;
const MAY_END = /^(Cancel|Delete|Move|Keep|Discard|Restore|Sign|Save|Continue|Clear list|Leave)/i;

/** @returns which dialogs a step may close */
export function closingOf(moment: Moment): Closing {
  const { step, before, saved } = moment;
  if (['back', 'forward', 'go'].includes(step.act)) return ANY;
  if (step.act === 'backdrop') return MAY;
  if (step.act === 'key') return closingOfKey(step.key, before);
  const control = step.act === 'press' ? controlOf(step, before) : undefined;
  // Leads to another dialog.
  if (control?.name === 'Keep editing') return ANY;
  if (!control || control.place === 'toast') return NONE;
  if (control.role === 'link') return ANY;
  if (!control.place.startsWith('dialog')) return NONE;
  if (control.submits) return wasSent(moment) || saved ? MAY : NONE;
  return closingOfButton(control);
}

function closingOfKey(key: string, { menus, toast }: Screen): Closing {
  if (key !== 'Escape') return NONE;
  // A menu, or a toast with the focus, goes first.
  return menus.length > 0 || toast ? MAY : MUST;
}

function closingOfButton(control: Control): Closing {
  const { role, name } = control;
  if (role === 'day' || ENDS.test(name) || endsPicker(control)) return MUST;
  return MAY_END.test(name) ? MAY : NONE;
}
