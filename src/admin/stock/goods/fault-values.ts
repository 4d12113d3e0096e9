import type { GoodsPieceView } from '#contracts/stock/goods.ts';
import { formatCents } from '#domain/money.ts';
import { typedCount } from '#domain/typed-count.ts';

/** What the crew noted when the pieces came back. */
export interface Noted {
  missing: number;
  damaged: number;
  note: string;
}

/** Noted pieces as typed; an empty count is none. */
export type FaultValues = Record<keyof Noted, string>;

export const COUNTS = ['missing', 'damaged'] as const;

/** @returns what is charged for these pieces, in words */
export function amountOf({ quantity, unitCents }: NonNullable<GoodsPieceView['charge']>): string {
  return formatCents(quantity * unitCents);
}

/** @returns what was noted, as form values */
export function faultValues({ missing, damaged, note }: Noted): FaultValues {
  return { missing: String(missing || ''), damaged: String(damaged || ''), note };
}

/** @returns what to save; `NaN` for what is no count, which the schema refuses at its field */
export function typedFaults({ missing, damaged, note }: FaultValues): Noted {
  return { missing: countOf(missing), damaged: countOf(damaged), note };
}

const countOf = (typed: string) => (typed.trim() === '' ? 0 : typedCount(typed));
