/**
 * The order of test files: those that build sites and start shops take longest, and one that comes
 * last leaves the other workers idle. With `--sequence.shuffle.files`, any order, by its seed.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG =
  /\/(architecture\/functions|integration\/(netlify-dev|publishing|previews|host|backup|built-site|inquiries\/interleavings))\b/;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of vitest's, not of arrays
    const sorted = await super.sort(files);
    return [true, false].flatMap((long) =>
      sorted.filter(({ moduleId }) => LONG.test(moduleId.replaceAll('\\', '/')) === long),
    );
  }
}
