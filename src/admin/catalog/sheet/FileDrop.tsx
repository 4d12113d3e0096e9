import { useId, useState, type ChangeEvent } from 'react';
import { ACCEPTED_IMAGES } from '../../media/image-file.ts';
import { droppedFiles } from './dropped-files.ts';
import { SHEET } from './texts.ts';

interface FileDropProps {
  /** Whether a file is there already. */
  isOther: boolean;
  onFiles: (files: File[]) => void;
}

/** Takes a spreadsheet, and the images that it names. */
export function FileDrop({ isOther, onFiles }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file can be chosen again, edited meanwhile.
    target.value = '';
  };
  const choice = (name: string, label: string, accept: string, several: boolean) => (
    <span className="relative">
      <input
        id={`${id}-${name}`}
        type="file"
        accept={accept}
        multiple={several}
        className="peer sr-only"
        onChange={choose}
      />
      <label
        htmlFor={`${id}-${name}`}
        className="button cursor-pointer button-outline peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2"
      >
        {label}
      </label>
    </span>
  );
  return (
    <div
      className={`rounded-md border-2 border-dashed p-4 text-center ${isOver ? 'border-night-900 bg-ivory-100' : 'border-ivory-500'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void droppedFiles(event.dataTransfer).then(onFiles);
      }}
    >
      <div className="flex flex-wrap justify-center gap-2">
        {choice(
          'csv',
          isOther ? SHEET.chooseOther : SHEET.choose,
          '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain',
          false,
        )}
        {choice('images', SHEET.chooseImages, ACCEPTED_IMAGES, true)}
      </div>
      <p className="mt-2 text-xs text-night-500">{SHEET.drop}</p>
    </div>
  );
}
