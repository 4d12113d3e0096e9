import { MAX_IMAGES } from '#domain/limits.ts';
import { IMAGES } from '../catalog/texts.ts';
import type { Named } from '../form/entity-kind.ts';
import type { EntityForm } from '../form/use-entity-form.ts';
import { errorOf } from '../form/use-kept-form.ts';
import { IconButton } from '../parts/Button.tsx';
import { MoveButtons, moved, MoveStatus, useMoves } from '../parts/MoveButtons.tsx';
import { MOVES } from '../parts/texts.ts';
import { DropZone, UrlInput } from './ImageInputs.tsx';
import { PendingUploads, Preview } from './Preview.tsx';
import { useUploads } from './use-uploads.ts';

/** One image of a form: its address, and what it shows in words. */
export interface ImageValue {
  url: string;
  /** Undefined while nothing is known of it, and nothing is typed. */
  alt: string | undefined;
}

interface ImageListProps<Values extends WithImages> {
  form: EntityForm<Values>;
  /** Whether each image says in words what it shows; of one of another site nothing is kept. */
  hasAlt: boolean;
}

interface WithImages extends Named {
  images: ImageValue[];
}

/** They stand side by side: the first is the one that counts. */
const FORTH_AND_BACK = [
  { icon: 'chevron-left', words: MOVES.earlier },
  { icon: 'chevron-right', words: MOVES.later },
] as const;

/** The images of a form in their order: the first is the one that lists show. */
export function ImageList<Values extends WithImages>({ form, hasAlt }: ImageListProps<Values>) {
  const { images } = form.values;
  const error = errorOf(form.errors, 'images');
  // Computed from the last images, because uploads end while others are moved.
  const onChange = (change: (last: ImageValue[]) => ImageValue[]) =>
    form.update((last) => ({ ...last, images: change(last.images) }));
  const moves = useMoves(images, (from, to) => onChange((last) => moved(last, from, to)));
  const room = MAX_IMAGES - images.length;
  const add = (url: string) =>
    onChange((last) =>
      last.some((each) => each.url === url) ? last : [...last, { url, alt: undefined }],
    );
  const uploads = useUploads({ room, isSingle: false }, add, form);
  return (
    <fieldset data-fault={error ? true : undefined} className="space-y-3">
      <legend className="mb-1.5 font-semibold">{form.labels.images}</legend>
      {error && <p className="font-semibold text-rose-600">{error}</p>}
      {images.length + uploads.pending.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {images.map((image, index) => (
            <li
              key={image.url}
              className="flex gap-3 rounded-md border border-ivory-300 p-2 sm:block"
            >
              <div className="w-24 shrink-0 sm:w-auto">
                <Preview url={image.url} alt={image.alt || IMAGES.alt(index + 1)} />
              </div>
              <div className="min-w-0 grow">
                {hasAlt && image.url.startsWith('/') && (
                  <input
                    className="input sm:mt-2"
                    aria-label={IMAGES.describeOf(index + 1)}
                    placeholder={IMAGES.describe}
                    value={image.alt ?? ''}
                    onChange={(event) =>
                      onChange((last) =>
                        last.map((each) =>
                          each.url === image.url ? { ...each, alt: event.target.value } : each,
                        ),
                      )
                    }
                  />
                )}
                <div className="mt-1 flex justify-between">
                  {/* On a phone they stand one below the other. */}
                  <div className="flex max-sm:*:rotate-90 sm:gap-2">
                    <MoveButtons
                      moves={moves}
                      index={index}
                      count={images.length}
                      name={IMAGES.image(index + 1)}
                      ways={FORTH_AND_BACK}
                    />
                  </div>
                  <IconButton
                    icon="trash"
                    label={IMAGES.removeOf(IMAGES.image(index + 1))}
                    onClick={() =>
                      onChange((last) => last.filter((each) => each.url !== image.url))
                    }
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
        isFull={room <= 0}
        onFiles={uploads.add}
      />
      {room > 0 ? <UrlInput onUrl={add} onBusy={form.setBusy} /> : <p>{IMAGES.limit}</p>}
    </fieldset>
  );
}
