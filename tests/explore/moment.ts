/** One step as the invariants see it. */
import type { List } from './model.ts';
import type { Screen } from './screen.ts';
import type { SentBody } from './sent-body.ts';
import type { Step } from './step.ts';
import type { TabWorld, World } from './world.ts';

export interface Moment {
  world: World;
  /** The tab in which it was done. */
  here: TabWorld;
  step: Step;
  before: Screen;
  after: Screen;
  /** What the wishlist should hold now; several where either is right. */
  lists: List[];
  errors: string[];
  sent: SentBody[];
  /** Whether the admin's API took a change. */
  saved: boolean;
}

/** A step and what came of it, before it is known what the list should be. */
export type Outcome = Pick<Moment, 'world' | 'here' | 'step' | 'before' | 'after' | 'sent'>;

/** @returns what is wrong, in sentences; empty when it holds */
export type Invariant = (moment: Moment) => string[];

/** @returns whether the page is another one than before the step */
export function isOtherDocument({ before, after }: Pick<Moment, 'before' | 'after'>): boolean {
  return before.documentId !== after.documentId;
}
