import { imageTypeProblem } from '../../media/image-file.ts';
import { SHEET } from './texts.ts';

interface ChosenFiles {
  /** The spreadsheet among them. */
  table: File | undefined;
  images: File[];
  /** In words, why nothing of them can be taken; empty: something can. */
  fault: string;
}

/** @returns what was chosen or dropped, by its use; what else a folder holds is passed over */
export function chosenFiles(files: readonly File[]): ChosenFiles {
  // A photo of an iPhone may have no type.
  const images = files.filter((file) => imageTypeProblem(file) === null);
  const others = files.filter((file) => !images.includes(file));
  const table = others.find(isTable);
  const isTaken = table !== undefined || images.length > 0;
  return { table, images, fault: !isTaken && others[0] ? SHEET.notCsv(others[0].name) : '' };
}

const isTable = ({ name, type }: File) =>
  type.startsWith('text/') || /\.(?:csv|tsv|txt|xlsx?|ods)$/i.test(name);
