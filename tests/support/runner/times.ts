/**
 * How long the steps took the last time: on this machine, or else on a machine of reference.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../tree.ts';
import type { StepResult } from './run-step.ts';

const timesSchema = z.object({
  cores: z.number(),
  /** How many programs wanted the cores when the run began, where that was kept. */
  load: z.optional(z.number()),
  seconds: z.record(z.string(), z.number()),
});
export type Times = z.infer<typeof timesSchema>;

const OWN = path.join(ROOT, '.cache', 'test-times.json');
const REFERENCE = path.join(ROOT, 'tests', 'support', 'runner', 'reference-times.json');

/** @returns this machine's, where there are any, and whether they are */
export function lastTimes(): Times & { isOwn: boolean } {
  const isOwn = existsSync(OWN);
  const text = readFileSync(isOwn ? OWN : REFERENCE, 'utf8');
  return { ...timesSchema.parse(JSON.parse(text)), isOwn };
}

/**
 * Keeps what this run took for the next one to say.
 * @param load when it began
 * @param asReference whether it is committed, for those who run the tests for the first time
 */
export function keepTimes(
  results: readonly StepResult[],
  load: number,
  asReference: boolean,
): void {
  const seconds = Object.fromEntries(
    results.map((result) => [result.name, Math.round(result.seconds * 10) / 10]),
  );
  const times: Times = { cores: availableParallelism(), load: Math.round(load * 10) / 10, seconds };
  const file = asReference ? REFERENCE : OWN;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(times, null, 2)}\n`);
}
