/** Somebody wanders through the shop by chance, the same way each time (`tests/explore`). */
import { explore, findingsInWords } from '../../explore/explore.ts';
import { visitor } from '../../explore/people.ts';
import { expect, test } from '../../support/test.ts';

const STEPS = 80;

for (const seed of [1, 2]) {
  test(`a visitor who does anything meets no fault, seed ${seed}`, async ({
    browser,
    baseURL,
    db,
  }, testInfo) => {
    test.setTimeout(120_000);
    const findings = await explore(browser, { baseURL: baseURL ?? '' }, visitor(seed), {
      seed,
      steps: STEPS,
      screenshot: testInfo.outputPath('fault.png'),
      forgetCallers: db.forgetCallers,
    });
    expect(findings.problems, findingsInWords(findings)).toEqual([]);
  });
}
