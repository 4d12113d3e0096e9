import { plannedLinens, type PlanChoice } from './plan-choice.ts';
import type { PlanItem, PlannerData } from './planner-data.ts';

/** @returns the key of the chosen linen in the size of another table (@planner.linens); empty: there is none */
export function sameCloth(data: PlannerData, from: PlanChoice, to: PlanChoice): string {
  const before = plannedLinens(data, from).find(({ key }) => key === from.cloth);
  if (!before) return '';
  const cloths = plannedLinens(data, to);
  return cloths.find((cloth) => withoutSize(cloth) === withoutSize(before))?.key ?? '';
}

/** `Blush Satin Linen` of `Blush Satin Linen (120 inch round)`. */
function withoutSize({ line }: PlanItem): string {
  return line.name
    .replaceAll(/\([^)]*\)|\d[\d.]*\s*(?:x\s*\d+\s*)?(?:inch|in|foot|ft)?/gi, '')
    .trim();
}
