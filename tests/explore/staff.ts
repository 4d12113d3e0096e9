/** How a member of staff goes about. */
import type { Habits } from './actions.ts';
import type { Control, Screen } from './screen.ts';
import { isRequest, staffActions } from './staff-actions.ts';

const PATHS = [
  '/admin',
  '/admin#categories',
  '/admin#rental-items',
  '/admin#service-packages',
  '/admin#contact-leads',
  '/admin#account',
  '/admin#staff',
  '/admin#personal-data',
  '/admin#status',
  '/rental-services/chairs',
];

/** Buttons that end the run or take long, and what a walk by chance has no business with. */
const NEVER = /^(Sign out|View site|Call|Reply|Turn o|Change password|Invite)/i;

/** @param seed of the run */
export function staffHabits(seed: number): Habits {
  return {
    appeal,
    anyPath: (random) => random.pick(PATHS),
    more: staffActions(seed),
    email: ({ step }) => `staff-${seed}-${step}@example.com`,
  };
}

function appeal(control: Control, { controls }: Screen): number {
  const { role, name, place, submits } = control;
  if (role === 'link' || NEVER.test(name)) return 0;
  // The number fields of the settings take no words, which the walk does not know.
  if (role === 'tab') return name === 'Settings' ? 0 : 3;
  // However many there are, now and then one is opened.
  if (isRequest(control)) return 10 / controls.filter(isRequest).length;
  if (place === 'toast') return 5;
  if (submits) return 4;
  if (/^Add (category|rental item|service package)/.test(name)) return 3;
  if (name.startsWith('Edit')) return 0.6;
  if (name.startsWith('Close')) return 2;
  if (/^(Delete|Restore)/.test(name)) return 0.15;
  return place.startsWith('dialog') ? 0.6 : 0.4;
}
