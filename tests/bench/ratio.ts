/**
 * Budgets as ratios: two things measured in turn, many times, so that what slows the machine down slows
 * down both. The null test measures one of them against itself: how far that is from 1 is noise.
 */
import { cpus, totalmem, type } from 'node:os';

/** Does the work once. @returns what it cost; both measures of a budget in one unit */
export type Measure = () => number | Promise<number>;

export interface Budget {
  /** What is divided by what. */
  name: string;
  /** Largest ratio that is wanted; below 1 it is printed as a percentage. */
  aim: number;
  part: Measure;
  whole: Measure;
  /** How often both are measured; a multiple of 3 gives each measure every place equally often. */
  pairs: number;
  /** Rounds before the first that counts. */
  warmUp?: number;
  /** Of both measures. */
  unit?: string;
}

/** A line of the table. */
export interface Row {
  name: string;
  aim: string;
  /** Median and quartiles. */
  result: string;
  /** Median and quartiles of the same against itself; empty for a figure that is no time. */
  nullTest: string;
  /** What was divided, and how often it was measured. */
  measured: string;
}

/**
 * Measures part, whole and part again in every round, each time in another order.
 * @returns the row of the budget
 */
export async function ratioRow(budget: Budget): Promise<Row> {
  const { name, aim, part, whole, pairs, warmUp = 0, unit = 'ms' } = budget;
  const parts: number[] = [];
  const wholes: number[] = [];
  const again: number[] = [];
  const steps = [
    async () => parts.push(await part()),
    async () => wholes.push(await whole()),
    async () => again.push(await part()),
  ];
  for (let round = -warmUp; round < pairs; round += 1) {
    if (round === 0) for (const list of [parts, wholes, again]) list.length = 0;
    for (const place of [0, 1, 2]) await steps[(place + round + 3 * warmUp) % 3]?.();
  }
  const [times, sign] = aim < 1 ? [100, ' %'] : [1, ' ×'];
  const divided = [parts, wholes].map((list) => rounded(quartiles(list).median)).join(' / ');
  return {
    name,
    aim: `≤ ${rounded(aim * times)}${sign}`,
    result: inWords(
      quotients(parts, wholes).map((value) => value * times),
      sign,
    ),
    nullTest: inWords(quotients(again, parts)),
    measured: `${divided} ${unit}, ${pairs} pairs`,
  };
}

/**
 * @param figure values of a thing that is not compared with another, such as bytes or a score
 * @returns its row
 */
export function figureRow(figure: {
  name: string;
  aim: string;
  values: readonly number[];
  unit?: string;
}): Row {
  const { name, aim, values, unit = '' } = figure;
  const result = inWords(values, unit && ` ${unit}`);
  return { name, aim, result, nullTest: '', measured: `${values.length} times` };
}

/** @returns the milliseconds that the work takes */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** @returns rows as a Markdown table */
export function tableOf(rows: readonly Row[]): string {
  const head = ['Budget', 'Aim', 'Median (quartiles)', 'Same against itself', 'Measured'];
  const cells = rows.map((row) => [row.name, row.aim, row.result, row.nullTest, row.measured]);
  return [head, head.map(() => '---'), ...cells]
    .map((line) => `| ${line.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
    .join('\n');
}

/** @returns the line below the table: figures belong to one machine and one day */
export function machine(): string {
  const [first, ...others] = cpus();
  return [
    new Date().toISOString().slice(0, 10),
    `${others.length + 1} × ${first?.model.trim() ?? 'unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${type()}, Node ${process.versions.node}`,
  ].join(' · ');
}

export interface Quartiles {
  lower: number;
  median: number;
  upper: number;
}

/** @returns interpolated between the nearest two values; NaN of none */
export function quartiles(values: readonly number[]): Quartiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? Number.NaN;
    const above = sorted[Math.ceil(place)] ?? Number.NaN;
    return below + (above - below) * (place % 1);
  };
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}

function quotients(parts: readonly number[], wholes: readonly number[]): number[] {
  return parts.map((part, index) => part / (wholes[index] ?? Number.NaN));
}

function inWords(values: readonly number[], unit = ''): string {
  const { lower, median, upper } = quartiles(values);
  return `${rounded(median)}${unit} (${rounded(lower)}–${rounded(upper)})`;
}

/** More digits than three are noise. */
function rounded(value: number): string {
  return String(Number(value.toPrecision(3)));
}
