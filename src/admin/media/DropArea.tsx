import { useId, useState, type ReactNode, type Ref } from 'react';

interface DropAreaProps {
  ref?: Ref<HTMLDivElement>;
  /** Called while what was dropped can still be read. */
  onDrop: (dropped: DataTransfer) => void;
  children: ReactNode;
}

/** An area that takes dropped files, and shows while some are held above it. */
export function DropArea({ ref, onDrop, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      ref={ref}
      className={`rounded-md border-2 border-dashed p-4 text-center ${isOver ? 'border-night-900 bg-ivory-100' : 'border-ivory-500'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer);
      }}
    >
      {children}
    </div>
  );
}

interface FileChoiceProps {
  accept: string;
  several: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  /** Its label. */
  children: ReactNode;
}

/** Chooses files of the device. */
export function FileChoice({ accept, several, disabled, onFiles, children }: FileChoiceProps) {
  const id = useId();
  return (
    <span className="relative">
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={several}
        disabled={disabled}
        className="peer sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again, edited meanwhile.
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className="button cursor-pointer button-outline peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2"
      >
        {children}
      </label>
    </span>
  );
}
