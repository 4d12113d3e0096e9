import { plannedLinens, type PlanChoice } from './plan-choice.ts';
import type { PlanItem, PlannerData } from './planner-data.ts';

/** @returns the key of the same linen in the size of another table (@planner.linens); empty: the rule's */
export function sameCloth(data: PlannerData, from: PlanChoice, to: PlanChoice): string {
  const before = plannedLinens(data, from).find(({ key }) => key === from.cloth);
  if (!before) return '';
  const cloths = plannedLinens(data, to);
  return cloths.find((each) => withoutSize(each) === withoutSize(before))?.key ?? '';
}

/** `Blush Satin Linen` of `Blush Satin Linen (120 inch round)`. */
function withoutSize({ line }: PlanItem): string {
  return line.name
    .replaceAll(/\([^)]*\)|\d[\d.]*\s*(?:x\s*\d+\s*)?(?:inch|in|foot|ft)?/gi, '')
    .trim();
}
