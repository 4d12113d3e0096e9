import { useEffect, useId, useRef, useState } from 'react';
import { mediaEndpoints } from '#contracts/media.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { lengthProblem } from '#domain/text-length.ts';
import { resized } from '#site/media/image.ts';
import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';
import { PageIcon } from '#ui/PageIcon.tsx';
import { IMAGES } from '../catalog/texts.ts';
import { Button } from '../parts/Button.tsx';
import { May } from '../parts/May.tsx';
import { DropArea, FileChoice } from './DropArea.tsx';
import { ACCEPTED_IMAGES } from './image-file.ts';
import { ChoosePhotos, type ChoosePhotosProps } from './photos/ChoosePhotos.tsx';

interface DropZoneProps {
  label: string;
  several: boolean;
  /** Whether to take images pasted anywhere in the dialog. */
  takesPaste: boolean;
  isFull: boolean;
  onFiles: (files: File[]) => void;
  /** For choosing from the images of “Photos” instead. */
  photos: ChoosePhotosProps;
}

/** Takes chosen, dropped and pasted images. Hidden from staff who may not upload. */
export function DropZone(props: DropZoneProps) {
  return (
    <May call={mediaEndpoints.upload}>
      <OpenDropZone {...props} />
    </May>
  );
}

function OpenDropZone({ label, several, takesPaste, isFull, onFiles, photos }: DropZoneProps) {
  const zone = useRef<HTMLDivElement>(null);

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
    <DropArea ref={zone} onDrop={({ files }) => onFiles([...files])}>
      <div className="flex flex-wrap items-center justify-center gap-2">
        <FileChoice accept={ACCEPTED_IMAGES} several={several} disabled={isFull} onFiles={onFiles}>
          <PageIcon name="image" />
          <span>{label}</span>
        </FileChoice>
        <ChoosePhotos {...photos} />
      </div>
      <p className="mt-2 text-xs text-night-500">
        {`${several ? IMAGES.dropSeveral : IMAGES.drop} ${IMAGES.types}`}
      </p>
    </DropArea>
  );
}

interface UrlInputProps {
  onUrl: (url: string) => void;
  /** Called when the check of an address begins and ends, by the same name. */
  onBusy: (check: string, isBusy: boolean) => void;
}

/** In pixels. Any size shows whether the image loads. */
const PROBE_WIDTH = 320;
/** As long as a visitor might wait. */
const PROBE_TIMEOUT_MS = 8_000;

/**
 * The image URL input (@image.address): adds an image of another site by its address. Warns about an address that
 * shows no image; “Add anyway” adds it.
 */
export function UrlInput(props: UrlInputProps) {
  return (
    <May call={mediaEndpoints.upload}>
      <OpenUrlInput {...props} />
    </May>
  );
}

function OpenUrlInput({ onUrl, onBusy }: UrlInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<{ text: string; canAdd: boolean } | null>(null);

  /** Addresses being checked: pressing Add also blurs the field, and must not check twice. */
  const checking = useRef(new Set<string>());

  const add = (url: string) => {
    onUrl(url);
    // Another address may have been typed meanwhile.
    if (!input.current || addressIn(input.current) !== url) return;
    setProblem(null);
    input.current.value = '';
  };
  const check = async () => {
    const field = input.current;
    const url = field ? addressIn(field) : '';
    if (!field || url === '' || checking.current.has(url)) return;
    if (!field.checkValidity()) {
      setProblem({ text: IMAGES.urlForm, canAdd: false });
      return;
    }
    checking.current.add(url);
    onBusy(`${id} ${url}`, true);
    const isImage = await showsImage(url);
    onBusy(`${id} ${url}`, false);
    checking.current.delete(url);
    if (isImage) add(url);
    else if (addressIn(field) === url) setProblem({ text: IMAGES.urlEmpty, canAdd: true });
  };
  return (
    <FieldFrame id={id} label={IMAGES.url} error={problem?.text}>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="url"
          className="input min-w-0 grow basis-48"
          placeholder={IMAGES.urlBegin}
          pattern="https?://.+"
          onChange={({ currentTarget }) => {
            const tooLong = lengthProblem(currentTarget.value, MAX_LENGTH.url);
            currentTarget.setCustomValidity(tooLong);
            setProblem(tooLong === '' ? null : { text: tooLong, canAdd: false });
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter must not submit the form.
            event.preventDefault();
            void check();
          }}
          onBlur={() => {
            if (!problem) void check();
          }}
          {...fieldAttributes(id, problem?.text)}
        />
        {problem?.canAdd ? (
          <Button look="outline" onClick={() => add(input.current ? addressIn(input.current) : '')}>
            {IMAGES.addAnyway}
          </Button>
        ) : (
          <Button look="outline" onClick={() => void check()}>
            {IMAGES.add}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}

/**
 * @returns the typed address: of this site only its path, of another site with `https:`, because pages show no
 *   `http:` images and most hosts serve both
 */
function addressIn(field: HTMLInputElement): string {
  const typed = field.value.trim();
  return URL.canParse(typed) && new URL(typed).origin === location.origin
    ? new URL(typed).pathname
    : typed.replace(/^http:/i, 'https:');
}

/** @returns whether the address loads as an image in the size that pages request */
function showsImage(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(true));
    image.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), PROBE_TIMEOUT_MS);
    image.src = resized(url, PROBE_WIDTH);
  });
}
