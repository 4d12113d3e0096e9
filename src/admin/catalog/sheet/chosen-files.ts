import { imageTypeProblem } from '../../media/image-file.ts';
import { SHEET } from './texts.ts';

interface ChosenFiles {
  table: File | undefined;
  images: File[];
  /** Why none of the files can be used; may be empty. */
  fault: string;
}

/** Includes workbooks, for which `sheetText` has a message of their own. */
const isTable = ({ name, type }: File) =>
  type.startsWith('text/') || /\.(?:csv|tsv|txt|xlsx?|ods)$/i.test(name);

/** @returns the spreadsheet and the images among chosen or dropped files; other files of a folder are left out */
export function chosenFiles(files: readonly File[]): ChosenFiles {
  // An iPhone's photo may have no type.
  const images = files.filter((file) => imageTypeProblem(file) === null);
  const others = files.filter((file) => !images.includes(file));
  const table = others.find(isTable);
  const isTaken = table !== undefined || images.length > 0;
  return { table, images, fault: !isTaken && others[0] ? SHEET.notCsv(others[0].name) : '' };
}
