import type { NamedTest } from '../support/test-titles.ts';

/** Something that goes wrong, or is done by somebody who means harm. */
export interface Fault {
  fault: string;
  safe: string;
  tests: readonly [NamedTest, ...NamedTest[]];
}
