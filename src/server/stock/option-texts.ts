/** What staff read of options that events have. */

/** Events named; of further events, only their number. */
const MAX_NAMED = 5;

/** @param blocks number of blocks with pieces of these options */
export function optionsTaken(
  options: readonly string[],
  takers: readonly { name: string; reference: string }[],
  blocks: number,
): string {
  const list = new Intl.ListFormat('en-US');
  const named = takers.slice(0, MAX_NAMED).map(({ name, reference }) => `${name} (${reference})`);
  const more = takers.length - named.length;
  const who = [
    ...named,
    ...(more > 0 ? [`${more} more`] : []),
    ...(blocks > 0 ? [blocks === 1 ? 'a block' : `${blocks} blocks`] : []),
  ];
  return `${list.format(options.map((name) => `“${name}”`))} of ${list.format(who)} will be counted with the item’s other pieces, because no option has that name then.`;
}
