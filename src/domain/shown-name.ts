import { isBlank } from './blank-text.ts';

/**
 * @returns the customer's name of a stored request; its reference, if nothing of the name can be seen, so that there is
 *   something to read and to press (@inquiry.unnamed)
 */
export function shownName({ name, reference }: { name: string; reference: string }): string {
  return isBlank(name) ? reference : name;
}
