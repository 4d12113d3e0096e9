/**
 * The form of the table that maps each statement of the specification to the test that shows it.
 * The rows stand in the files beside this one, each of which exports them as `statements`;
 * `tests/architecture/statements.test.ts` holds the table to its word.
 */

import type { NamedTest } from '../support/test-titles.ts';

/** The parts of the specification that concern visitors, and what was decided beside it. */
export const SECTIONS = [
  '1 What the product does',
  '2 Screens and routes',
  '2 Top navigation',
  '2 Home page',
  '2 Rental catalog',
  '2 Category page',
  '2 Product page',
  '2 Service pages',
  '2 Image carousel',
  '2 Booking dialog',
  '2 Quote form page',
  '3 Entities',
  '4 States and transitions',
  '5 Validation rules',
  '6 Roles and permissions',
  '7 The calls it makes',
  '8 The error catalog',
  '9 Business constants',
  'Decided where the specification is silent',
] as const;

export interface Statement {
  section: (typeof SECTIONS)[number];
  /** What the specification says, to the letter or condensed. */
  statement: string;
  /** Path of the test file from the project's folder, and the exact title of a test in it. */
  test: NamedTest;
}
