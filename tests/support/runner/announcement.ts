/**
 * What `npm test` says before it begins.
 */
import { ENGINES, type EngineName } from '../journeys/engine-names.ts';
import { HOW_TO_GET } from '../journeys/find-engines.ts';
import type { Step } from './steps.ts';
import type { Times } from './times.ts';

interface Machine {
  cores: number;
  /** How many programs want to run. */
  load: number;
  engines: readonly EngineName[];
  /** In continuous integration nothing may be missing. */
  isStrict: boolean;
}

/**
 * @param times of the last run, its own or of the machine of reference
 * @returns lines that say what runs, how long each took, and which engines are missing
 */
export function announcement(
  steps: readonly Step[],
  times: Times & { isOwn: boolean },
  { cores, load, engines, isStrict }: Machine,
): string {
  const rows = steps.map(({ name }) => {
    const seconds = times.seconds[name];
    return `  ${name.padEnd(17)}${seconds === undefined ? '?' : `${Math.round(seconds)} s`}`;
  });
  const busy = times.load === undefined ? '' : ` and ${times.load.toFixed(1)} programs at work`;
  const missing = ENGINES.filter((name) => !engines.includes(name));
  return [
    `Runs ${steps.length} steps on ${cores} cores, with ${load.toFixed(1)} programs at work. Last time,`,
    `${times.isOwn ? 'here' : 'on a machine of reference'}, with ${times.cores} cores${busy}, they took:`,
    ...rows,
    ...missing.map((name) => missingEngine(name, isStrict)),
  ].join('\n');
}

function missingEngine(name: EngineName, isStrict: boolean): string {
  const consequence =
    isStrict || name === 'chromium'
      ? 'and the run fails without it'
      : 'and its journeys go through Chromium, which is no failure';
  return `There is no ${name} on this machine: the run tries to install it, ${consequence}. To have it: ${HOW_TO_GET[name]}`;
}
