/** Leaves out of a trace what its fault does not need. */
import type { Findings } from './explore.ts';
import type { Step } from './step.ts';

/** So that a long trace does not take hours. */
const MOST_TRIES = 60;

/**
 * @param findings with a fault at their end
 * @param again does the steps in a fresh browser
 * @returns the shortest findings that ended with the same kind of fault
 */
export async function shrink(
  findings: Findings,
  again: (steps: readonly Step[]) => Promise<Findings>,
): Promise<Findings> {
  let shortest = findings;
  let tries = 0;
  for (
    let length = Math.ceil(findings.trace.length / 2);
    length >= 1;
    length = Math.floor(length / 2)
  ) {
    // From the end: what is long ago is most likely not needed, but what it leads to is.
    for (let from = 0; from < shortest.trace.length - 1 && tries < MOST_TRIES;) {
      tries += 1;
      const { trace } = shortest;
      const steps = [
        ...trace.slice(0, from),
        ...trace.slice(Math.min(from + length, trace.length - 1)),
      ];
      const found = await again(steps);
      if (kindOf(found) === kindOf(findings)) shortest = found;
      else from += length;
    }
  }
  return shortest;
}

/** The first words of a fault say which it is; numbers and names differ. */
function kindOf({ problems }: Findings): string {
  return problems[0]?.split(' ').slice(0, 3).join(' ') ?? '';
}
