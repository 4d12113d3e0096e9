import { useId } from 'react';
import { MAX_IMAGES, MAX_LENGTH } from '#domain/limits.ts';
import { TextField } from '#ui/Field.tsx';
import { IMAGES } from '../catalog/texts.ts';
import type { Named } from '../form/entity-kind.ts';
import type { EntityForm } from '../form/use-entity-form.ts';
import { errorOf } from '../form/use-kept-form.ts';
import { IconButton } from '../parts/Button.tsx';
import { MoveButtons, moved, MoveStatus, useMoves } from '../parts/MoveButtons.tsx';
import { MOVES } from '../parts/texts.ts';
import { useReorder } from '../parts/use-reorder.ts';
import { DropZone, UrlInput } from './ImageInputs.tsx';
import { DescriptionOf } from './photos/Description.tsx';
import { PendingUploads, Preview } from './Preview.tsx';
import { useUploads } from './use-uploads.ts';

/** An image of a form with its alternative text. */
export interface ImageValue {
  url: string;
  /** Undefined until it is loaded or typed. */
  alt: string | undefined;
}

/** @returns the images with this one added at the end, unless its address is among them */
export function withImage(images: ImageValue[], { url, alt }: ImageValue): ImageValue[] {
  return images.some((known) => known.url === url) ? images : [...images, { url, alt }];
}

interface ImageListProps<Values extends WithImages> {
  form: EntityForm<Values>;
  /**
   * Whether alternative texts of this site's images are saved with the form; otherwise each is saved by itself.
   * Images of other sites have none.
   */
  hasAlt: boolean;
}

interface WithImages extends Named {
  images: ImageValue[];
}

/** Buttons that move an image backward and forward. */
const BACK_AND_FORTH = [
  { icon: 'chevron-left', words: MOVES.earlier },
  { icon: 'chevron-right', words: MOVES.later },
] as const;

/** The images of a form in order; lists show the first one. */
export function ImageList<Values extends WithImages>({ form, hasAlt }: ImageListProps<Values>) {
  const id = useId();
  const { images } = form.values;
  const error = errorOf(form.errors, 'images');
  // Based on the latest images, because uploads end while others are moved.
  const onChange = (change: (last: ImageValue[]) => ImageValue[]) =>
    form.update((last) => ({ ...last, images: change(last.images) }));
  const moves = useMoves(images, (from, to) => onChange((last) => moved(last, from, to)));
  const reorder = useReorder(images, (list) => onChange((last) => inOrderOf(list, last)));
  const remaining = MAX_IMAGES - images.length;
  const add = (image: ImageValue) => onChange((last) => withImage(last, image));
  const addUrl = (url: string) => add({ url, alt: undefined });
  const uploads = useUploads({ remaining, isSingle: false }, addUrl, form);
  return (
    <fieldset data-fault={error ? true : undefined} className="space-y-3">
      <legend className="mb-1.5 font-semibold">{form.labels.images}</legend>
      {hasAlt && <p className="text-xs text-night-500">{IMAGES.describeWhy}</p>}
      {error && <p className="font-semibold text-rose-600">{error}</p>}
      {images.length + uploads.pending.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {reorder.list.map((image, index) => (
            <li
              key={image.url}
              data-row={index}
              className={`flex gap-3 rounded-md border border-ivory-300 p-2 sm:block ${reorder.dragged === index ? 'bg-ivory-200' : ''}`}
            >
              {/* Dragging is for the mouse; keyboard and touch use the buttons. */}
              <div
                className="w-24 shrink-0 cursor-grab sm:w-auto"
                onPointerDown={(event) => {
                  if (event.pointerType === 'mouse') reorder.grab(index)(event);
                }}
              >
                <Preview url={image.url} alt={image.alt || IMAGES.alt(index + 1)} />
              </div>
              <div className="min-w-0 grow">
                {hasAlt && image.url.startsWith('/') && (
                  <TextField
                    id={`${id}-${index}`}
                    name="alt"
                    label={IMAGES.describeOf(IMAGES.image(index + 1))}
                    value={image.alt ?? ''}
                    maxLength={MAX_LENGTH.alt}
                    onChange={({ target: { value: alt } }) =>
                      onChange((last) =>
                        last.map((other) => (other.url === image.url ? { ...other, alt } : other)),
                      )
                    }
                  />
                )}
                {!hasAlt && (
                  <DescriptionOf
                    url={image.url}
                    label={IMAGES.describeOf(IMAGES.image(index + 1))}
                  />
                )}
                <div className="mt-1 flex justify-between">
                  {/* On phones the images are stacked, so the arrows turn. */}
                  <div className="flex max-sm:*:rotate-90 sm:gap-2">
                    <MoveButtons
                      moves={moves}
                      index={index}
                      count={images.length}
                      name={IMAGES.image(index + 1)}
                      ways={BACK_AND_FORTH}
                    />
                  </div>
                  <IconButton
                    icon="trash"
                    label={IMAGES.removeOf(IMAGES.image(index + 1))}
                    onClick={() => onChange((last) => last.filter(({ url }) => url !== image.url))}
                  />
                </div>
              </div>
            </li>
          ))}
          <PendingUploads uploads={uploads} />
        </ul>
      )}
      <MoveStatus moves={moves} />
      <DropZone
        label={IMAGES.uploadSeveral}
        several
        takesPaste
        isFull={remaining <= 0}
        onFiles={uploads.add}
        photos={{
          taken: images.map(({ url }) => url),
          remaining,
          onChoose: (chosen) => {
            for (const image of chosen) add(image);
          },
        }}
      />
      {remaining > 0 ? <UrlInput onUrl={addUrl} onBusy={form.setBusy} /> : <p>{IMAGES.limit}</p>}
    </fieldset>
  );
}

/** @returns the `last` images in the order of `list`; images missing in `list` come at the end */
function inOrderOf(list: readonly ImageValue[], last: readonly ImageValue[]): ImageValue[] {
  const places = new Map(list.map(({ url }, place) => [url, place]));
  const placeOf = ({ url }: ImageValue) => places.get(url) ?? Infinity;
  return last.toSorted((one, other) => compare(placeOf(one), placeOf(other)));
}

/** Compares infinite numbers too, whose difference is NaN. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
