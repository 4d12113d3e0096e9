import { DropArea, FileChoice } from '../../media/DropArea.tsx';
import { droppedFiles } from '../../media/dropped-files.ts';
import { ACCEPTED_IMAGES } from '../../media/image-file.ts';
import { SHEET } from './texts.ts';

const SHEET_FILES = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

interface FileDropProps {
  /** Whether a spreadsheet is chosen already. */
  hasSheet: boolean;
  onFiles: (files: File[]) => void;
  /** Called when dropped files cannot be read. */
  onFailed: () => void;
}

/** Takes a spreadsheet and its images. */
export function FileDrop({ hasSheet, onFiles, onFailed }: FileDropProps) {
  return (
    <DropArea onDrop={(dropped) => void droppedFiles(dropped).then(onFiles, onFailed)}>
      <div className="flex flex-wrap justify-center gap-2">
        <FileChoice accept={SHEET_FILES} several={false} onFiles={onFiles}>
          {hasSheet ? SHEET.chooseOther : SHEET.choose}
        </FileChoice>
        <FileChoice accept={ACCEPTED_IMAGES} several onFiles={onFiles}>
          {SHEET.chooseImages}
        </FileChoice>
      </div>
      <p className="mt-2 text-xs text-night-500">{SHEET.drop}</p>
    </DropArea>
  );
}
