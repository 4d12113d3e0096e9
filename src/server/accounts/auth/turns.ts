import { signInAway } from '../../base/texts.ts';
import { turns } from '../../http/turns.ts';

/**
 * Turns for work that hashes passwords. A hash takes a tenth of a second of one of Node's four threads, which files and
 * lookups of host names need too, so a flood of sign-ins would stop everything.
 */
export const inTurn = turns({
  atOnce: 2,
  // Some two seconds of work for one network.
  bounds: { ofOne: 20, ofAll: 200 },
  message: signInAway,
});
