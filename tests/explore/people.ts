/** Who explores, and what has to hold for each. */
import type { Person } from './explore.ts';
import { listIsSent, outcomeIsSaid } from './form-invariants.ts';
import {
  dialogsStay,
  fitsWindow,
  focusIsKept,
  focusIsSeen,
  historyMoves,
  neverFrozen,
  noErrors,
  pageStays,
  typedStays,
} from './invariants.ts';
import {
  filterIsInAddress,
  listIsKept,
  listIsShown,
  planIsInAddress,
  sharedIsInAddress,
  wayBackIsOffered,
} from './list-invariants.ts';
import {
  listIsInAddress,
  openIsInAddress,
  tabIsInAddress,
  uploadIsSaid,
} from './staff-invariants.ts';
import { staffHabits } from './staff.ts';
import { lookAtStoredRows } from './stored-rows.ts';
import { visitorHabits } from './visitor.ts';

const EVERYBODY = [
  noErrors,
  neverFrozen,
  dialogsStay,
  typedStays,
  focusIsSeen,
  focusIsKept,
  pageStays,
  historyMoves,
];

/** Somebody who plans an event. */
export function visitor(seed: number): Person {
  return {
    role: 'visitor',
    habits: visitorHabits(seed),
    invariants: [
      ...EVERYBODY,
      fitsWindow,
      listIsKept,
      listIsShown,
      listIsSent,
      outcomeIsSaid,
      wayBackIsOffered,
      filterIsInAddress,
      planIsInAddress,
      sharedIsInAddress,
    ],
    start: '/',
  };
}

/** Somebody who works in the admin. */
export function staff(seed: number): Person {
  return {
    role: 'staff',
    habits: staffHabits(seed),
    invariants: [...EVERYBODY, tabIsInAddress, openIsInAddress, listIsInAddress, uploadIsSaid],
    start: '/admin',
    lookCloser: lookAtStoredRows,
  };
}
