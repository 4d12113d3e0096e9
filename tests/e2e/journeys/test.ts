/**
 * `journey`: a test whose persons use one engine at a size, and which leaves nothing unsaid on the
 * console.
 */
import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { DESKTOP, PHONE, type Engine, type Size } from '../../support/journeys/device.ts';
import type { EngineName } from '../../support/journeys/engine-names.ts';
import { findEngine } from '../../support/journeys/find-engines.ts';
import { openLine, type Line } from '../../support/journeys/line.ts';
import { openEngine } from '../../support/journeys/open-engine.ts';
import { Person } from '../../support/journeys/person.ts';
import { limit } from '../../support/limits/limit.ts';
import { openRecords, type Records } from './records.ts';

export { expect } from '@playwright/test';

export interface JourneyOptions {
  engineName: EngineName;
  /** Desktop for what is a phone's journey, and the other way round. */
  otherSize: boolean;
}

interface WorkerFixtures extends JourneyOptions {
  engine: Engine;
  records: Records;
}

interface TestFixtures {
  /** The size that a journey is about. */
  home: 'phone' | 'desktop';
  line: Line;
  /** What a journey brings about on purpose, as `line.problems` has it. */
  meant: RegExp | undefined;
  /** @returns somebody with a browser of their own */
  newPerson: () => Promise<Person>;
  person: Person;
}

/**
 * What a browser tells of its own choices, on a busy machine: the next page comes without its
 * transition, a change of size is told with the next frame, WebKit stops fetching for a page that is
 * left (a file that is missing is seen by the line). Some ask for an icon of this name.
 */
const OF_THE_BROWSER = new RegExp(
  [
    'Transition was (aborted|skipped)',
    'Skipping view transition',
    'ResizeObserver loop completed',
    'Importing a module script failed',
    String.raw`404 GET /favicon\.ico`,
  ].join('|'),
);

/** Starts a browser, while another worker does the same. */
const STARTING_MS = 60_000;

// Playwright reads from the pattern which fixtures a fixture needs: an empty one means none.
/* oxlint-disable no-empty-pattern -- as said above */
export const journey = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  otherSize: [false, { option: true, scope: 'worker' }],
  home: ['desktop', { option: true }],
  engine: [
    async ({ engineName }, use) => {
      const found = findEngine(engineName);
      if (!found) throw new Error(`There is no ${engineName} on this machine`);
      const engine = await openEngine(found);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: limit(STARTING_MS) },
  ],
  records: [
    async ({}, use) => {
      const records = openRecords();
      await use(records);
      await records.close();
    },
    { scope: 'worker' },
  ],
  line: async ({}, use) => {
    const line = await openLine(process.env.SHOP_URL ?? '');
    await use(line);
    await line.close();
  },
  meant: [undefined, { option: true }],
  newPerson: async ({ engine, line, meant, records, home, otherSize }, use, info) => {
    await records.forgetCallers();
    const people: Person[] = [];
    const size = sizeOf(home, otherSize);
    await use(async () => {
      const person = new Person(await engine.newDevice(size), line, size);
      people.push(person);
      return person;
    });
    // What follows is no part of the journey.
    const problems = line.problems.filter(
      (text) => !OF_THE_BROWSER.test(text) && !meant?.test(text),
    );
    if (info.status !== info.expectedStatus) {
      for (const [index, person] of people.entries()) {
        for (const [tab, image] of (await person.images()).entries()) {
          await writeFile(info.outputPath(`person-${index}-tab-${tab}.png`), image);
        }
      }
    }
    for (const person of people) await person.leave();
    expect(problems, 'what went wrong in the pages').toEqual([]);
  },
  person: async ({ newPerson }, use) => {
    await use(await newPerson());
  },
});
/* oxlint-enable no-empty-pattern */

function sizeOf(home: 'phone' | 'desktop', other: boolean): Size {
  return (home === 'phone') === other ? DESKTOP : PHONE;
}
