/**
 * Whatever happens in whatever order: no acknowledged request is lost or doubled, and the shop is
 * told of each exactly once.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inquiries, outbox } from '#db/schema.ts';
import { blobSpool } from '#server/inquiries/intake/spool.ts';
import { contactBody, expectError } from '../../support/api.ts';
import type { Fault } from '../../support/fault-proxy.ts';
import { expectKeptOnce, useWorld } from '../../support/inquiry-world.ts';
import { limit } from '../../support/limits/limit.ts';
import { captureOutput } from '../../support/output.ts';
import type { SmtpMode } from '../../support/smtp.ts';
import { expectAccepted, submit } from '../../support/submit.ts';

const RUNS = 12;
/** After this the product no longer waits for the database; what is slow takes longer. */
const DATABASE_MS = 250;
const SLOW_MS = 400;
const world = useWorld({ databaseTimeoutMs: DATABASE_MS, spool: blobSpool(limit(400)) });

type Step =
  | { do: 'submit'; visitor: number; times: number }
  | { do: 'database'; fault: Fault }
  | { do: 'blobs'; up: boolean }
  | { do: 'mail'; mode: SmtpMode }
  | { do: 'crash' | 'drain' | 'send' | 'schedule' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('submit' as const),
      visitor: fc.nat(3),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('database' as const),
      fault: fc.constantFrom<Fault>(
        'none',
        'none',
        'down',
        'cut-in-statement',
        'cut-after-commit',
        'slow-answers',
        'slow-questions',
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('blobs' as const), up: fc.boolean() }),
  },
  {
    weight: 2,
    // A server that hangs holds up a run; what it means is tested elsewhere.
    arbitrary: fc.record({
      do: fc.constant('mail' as const),
      mode: fc.constantFrom<SmtpMode>('accept', 'refuse'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('crash' as const, 'drain' as const, 'send' as const, 'schedule' as const),
    }),
  },
);

/** Keys and references of one run. */
interface Run {
  keys: Map<number, string>;
  acknowledged: Map<string, string>;
}

/** Requests of one visitor: the same key and body each time, as the form sends them. */
async function press(run: Run, visitor: number, times: number): Promise<void> {
  const { keys, acknowledged } = run;
  const key = keys.get(visitor) ?? crypto.randomUUID();
  keys.set(visitor, key);
  const body = contactBody({ email: `${key}@example.com`, name: `Visitor ${visitor}` });
  const answers = await Promise.all(
    Array.from({ length: times }, () => submit(world(), { key, body })),
  );
  for (const answer of answers) {
    if (answer.status === 503) {
      expect((await expectError(answer, 503)).code).toBe('unavailable');
      continue;
    }
    const reference = await expectAccepted(answer);
    expect(acknowledged.get(key) ?? reference).toBe(reference);
    acknowledged.set(key, reference);
  }
}

async function carryOut(run: Run, next: Step): Promise<void> {
  switch (next.do) {
    case 'submit':
      return press(run, next.visitor, next.times);
    case 'database':
      Object.assign(world().proxy, { fault: next.fault, delayMs: SLOW_MS });
      return undefined;
    case 'blobs':
      return next.up ? world().blobs.start() : world().blobs.stop();
    case 'mail':
      world().smtp.mode = next.mode;
      return undefined;
    case 'crash':
      return world().crash();
    case 'drain':
      await world().drain().catch(ignoreFault);
      return undefined;
    case 'send':
      await world().send().catch(ignoreFault);
      return undefined;
    case 'schedule':
      await Promise.all([
        world().drain().catch(ignoreFault),
        world().drain().catch(ignoreFault),
        world().send().catch(ignoreFault),
      ]);
      return undefined;
  }
}

/** The schedule tries again a minute later. */
function ignoreFault(error: unknown): void {
  expect(error).toBeInstanceOf(Error);
}

test('in any order', { timeout: limit(300_000) }, async () => {
  let acknowledgedInAll = 0;
  const output = await captureOutput(() =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const run: Run = { keys: new Map(), acknowledged: new Map() };
        for (const next of steps) await carryOut(run, next);
        await world().heal();
        await world().settle();
        await expectKeptOnce(world(), run.acknowledged.values());
        acknowledgedInAll += run.acknowledged.size;
        await world().db().delete(outbox);
        await world().db().delete(inquiries);
        world().smtp.mails.length = 0;
        await world().crash();
      }),
      { numRuns: RUNS, endOnFailure: true, seed: Number(process.env['TEST_SEED'] ?? Date.now()) },
    ),
  );
  expect(acknowledgedInAll).toBeGreaterThan(RUNS / 2);
  for (const word of ['Visitor', '@example.com', '555-0100']) expect(output).not.toContain(word);
});
