/** Somebody works at the desk by chance, the same way each time (`tests/explore`). */
import { explore, findingsInWords } from '../../explore/explore.ts';
import { staff } from '../../explore/people.ts';
import { expect, test } from '../../support/desk/test.ts';

const STEPS = 80;

test('a member of staff who does anything meets no fault', async ({
  browser,
  baseURL,
  ownerState,
}, testInfo) => {
  test.setTimeout(120_000);
  const seed = 1;
  const options = { baseURL: baseURL ?? '', storageState: ownerState };
  const findings = await explore(browser, options, staff(seed), {
    seed,
    steps: STEPS,
    screenshot: testInfo.outputPath('fault.png'),
  });
  expect(findings.problems, findingsInWords(findings)).toEqual([]);
});
