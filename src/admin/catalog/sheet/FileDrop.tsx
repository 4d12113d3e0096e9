import { DropArea, FileChoice } from '../../media/DropArea.tsx';
import { ACCEPTED_IMAGES } from '../../media/image-file.ts';
import { droppedFiles } from './dropped-files.ts';
import { SHEET } from './texts.ts';

const SHEET_FILES = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

interface FileDropProps {
  /** Whether a file is there already. */
  isOther: boolean;
  onFiles: (files: File[]) => void;
  /** What was dropped could not be read. */
  onFailed: () => void;
}

/** Takes a spreadsheet, and the images that it names. */
export function FileDrop({ isOther, onFiles, onFailed }: FileDropProps) {
  return (
    <DropArea onDrop={(dropped) => void droppedFiles(dropped).then(onFiles, onFailed)}>
      <div className="flex flex-wrap justify-center gap-2">
        <FileChoice accept={SHEET_FILES} several={false} onFiles={onFiles}>
          {isOther ? SHEET.chooseOther : SHEET.choose}
        </FileChoice>
        <FileChoice accept={ACCEPTED_IMAGES} several onFiles={onFiles}>
          {SHEET.chooseImages}
        </FileChoice>
      </div>
      <p className="mt-2 text-xs text-night-500">{SHEET.drop}</p>
    </DropArea>
  );
}
