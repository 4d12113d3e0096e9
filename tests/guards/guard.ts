import type { NamedTest } from '../support/test-titles.ts';

/** A guard of the server, and the tests of both its sides. */
export interface Guard {
  guard: string;
  attacker: string;
  stopped: NamedTest;
  honest: string;
  goesOn: NamedTest;
}
