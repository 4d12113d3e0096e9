/**
 * The order of the integration tests: those that build sites and start shops take longest, and one
 * that comes last leaves the other workers idle.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = /\/integration\/(netlify-dev|publishing|host|built-site)\b/;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of vitest's, not of arrays
    const sorted = await super.sort(files);
    return [true, false].flatMap((long) =>
      sorted.filter(({ moduleId }) => LONG.test(moduleId.replaceAll('\\', '/')) === long),
    );
  }
}
