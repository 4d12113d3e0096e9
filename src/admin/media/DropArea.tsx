import { useId, useState, type ReactNode, type Ref } from 'react';

interface DropAreaProps {
  ref?: Ref<HTMLDivElement>;
  /** Called synchronously, because the browser empties `dropped` afterward. */
  onDrop: (dropped: DataTransfer) => void;
  children: ReactNode;
}

/** An area to drop files on, highlighted while files are dragged over it. */
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
  /** Label of the button. */
  children: ReactNode;
}

/** A button that opens the file chooser. */
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
          // Lets the same file be chosen again after it was edited.
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
