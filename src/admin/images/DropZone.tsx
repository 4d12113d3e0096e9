import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { ACCEPTED_IMAGES } from './image-file.ts';

interface DropZoneProps {
  /** `Images of this item`. */
  label: string;
  several: boolean;
  /** Whether images that are pasted anywhere in the dialog come here. */
  takesPaste: boolean;
  isFull: boolean;
  onFiles: (files: File[]) => void;
}

/** Takes images by choosing, dropping and pasting. */
export function DropZone({ label, several, takesPaste, isFull, onFiles }: DropZoneProps) {
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const dialog = zone.current?.closest('dialog');
    if (!takesPaste || isFull || !dialog) return undefined;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    dialog.addEventListener('paste', paste);
    return () => dialog.removeEventListener('paste', paste);
  });

  return (
    <div
      ref={zone}
      className={`rounded-md border-2 border-dashed p-4 text-center ${isOver ? 'border-night-900 bg-ivory-100' : 'border-ivory-500'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        id={id}
        type="file"
        accept={ACCEPTED_IMAGES}
        multiple={several}
        disabled={isFull}
        className="peer sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className="button cursor-pointer button-outline peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2"
      >
        <Icon name="image" />
        {label}
      </label>
      <p className="mt-2 text-xs text-night-500">
        {several ? 'Or drop or paste them here.' : 'Or drop or paste it here.'} JPG, PNG, GIF, WebP
        or AVIF. Large photos are made smaller.
      </p>
    </div>
  );
}
