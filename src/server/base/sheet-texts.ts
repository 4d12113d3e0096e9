/** Refusals that staff read of rows of a spreadsheet (@sheet.check). */
import { asSentence } from '#domain/sentence.ts';

export const yesOrNo = 'Please enter Yes or No';
export const wholeNumber = 'Please enter a whole number';
export const amount = 'Please enter an amount such as 12.50';
export const separateByBar = (example: string) =>
  `Separate name and price by |, as in “${example}”`;
export const oneOf = (words: readonly string[]) =>
  `Please use one of these: ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words)}`;
export const chooseACategory = 'Please enter a category';
export const noSuchCategory = (words: string) =>
  `There is no category “${words}”, or more than one. Use its slug, or add it first.`;
export const noSuchItem = (words: string) =>
  `There is no item “${words}”, or more than one. Use its slug, or add it first.`;
export const noSuchFile = (name: string) =>
  `Please drop the file “${name}”, or enter an address that begins with https:// or /`;
export const tooManyDescriptions = 'There are more descriptions than images';
export const notDescribable = (place: number) =>
  `Image ${place} is on another site, so its description can’t be kept. Leave it out: ""`;
export const rowInTrash = 'This is in the trash. Restore it first.';
export const sameRow = (line: number) => `Row ${line} is about the same one`;
export const sameSlug = (line: number) => `Row ${line} has the same slug`;
export const sheetRefused = (line: number, reason: string) =>
  `Row ${line} can’t be saved. ${asSentence(reason)} Nothing was changed.`;
export const sheetOutdated =
  'Something in this file was changed since it was checked. Nothing was changed now. Please check it again.';
