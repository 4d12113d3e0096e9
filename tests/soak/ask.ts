/** Asks the shop as the owner, and tells a yes from a refusal. */
import type { SoakShop } from './shop.ts';

/** Answers that are no promise; anything else that is no yes is a fault. */
const REFUSALS: ReadonlySet<number> = new Set([429, 503]);

/** @throws Error for an answer that is neither a yes nor a refusal with words */
export function isYes({ status }: Response, yes: readonly number[]): boolean {
  if (yes.includes(status)) return true;
  if (!REFUSALS.has(status)) throw new Error(`An answer of ${status}`);
  return false;
}

/** @returns the answer, once the work after it is done */
export async function ask(shop: SoakShop, method: string, address: string, body?: object) {
  const after: Promise<unknown>[] = [];
  const answer = await shop.run.admin.request(
    address,
    {
      method,
      headers: { ...shop.headers, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    },
    { waitUntil: (work) => void after.push(work) },
  );
  await Promise.all(after);
  return answer;
}
