import { useState } from 'react';
import { createPortal } from 'react-dom';
import { mediaEndpoints, type ImageView } from '#contracts/media.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { useOwnList } from '../../data/use-list.ts';
import { AdminModal } from '../../parts/AdminModal.tsx';
import { Button } from '../../parts/Button.tsx';
import { Reading } from '../../parts/loading.tsx';
import { Preview } from '../Preview.tsx';
import { PhotoFilters } from './PhotoFilters.tsx';
import { PHOTOS, PICKER } from './texts.ts';

export interface PhotoPickerProps {
  /** Addresses of the images that the field has already. */
  taken: readonly string[];
  /** How many more the field takes. With 1, a press chooses at once. */
  remaining: number;
  onChoose: (images: readonly ImageView[]) => void;
  onClose: () => void;
}

/** The images of “Photos” with its search and filters, to choose one or several from (@photos.choose). */
export function PhotoPicker({ taken, remaining, onChoose, onClose }: PhotoPickerProps) {
  const list = useOwnList<ImageView>(mediaEndpoints.list);
  const [chosen, setChosen] = useState<readonly ImageView[]>([]);
  const { rows, error } = list;
  const choose = (images: readonly ImageView[]) => {
    onChoose(images);
    onClose();
  };
  const press = (image: ImageView) => {
    if (remaining === 1) choose([image]);
    else setChosen((last) => toggled(last, image));
  };
  // Outside the form of the field: Enter in the search would submit it.
  return createPortal(
    <AdminModal title={PICKER.title} onClose={onClose} className="modal-large" beginsAtTitle>
      <PhotoFilters list={list} />
      <Reading
        of={{ data: rows, error, refetch: list.refresh }}
        failed={PHOTOS.notLoaded}
        loading={PHOTOS.loading}
      />
      {rows?.length === 0 && <p>{PHOTOS.none}</p>}
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-5">
        {rows?.map((image, index) => (
          <li key={image.url}>
            <Choice
              image={image}
              name={image.alt || PHOTOS.nth(index + 1)}
              isTaken={taken.includes(image.url)}
              isFull={chosen.length >= remaining}
              isChosen={remaining === 1 ? undefined : isIn(chosen, image)}
              onPress={() => press(image)}
            />
          </li>
        ))}
      </ul>
      {list.pageCount > 1 && (
        <Pagination
          label={PHOTOS.pages}
          page={list.page}
          pageCount={list.pageCount}
          onPage={list.setPage}
        />
      )}
      {remaining > 1 && (
        <div className="form-end sticky bottom-0 -mx-6 mt-4 -mb-6 flex flex-wrap items-center justify-end gap-2 border-t border-ivory-300 bg-ivory-50 px-6 py-3 sm:-mx-8 sm:-mb-8 sm:px-8">
          <p role="status" className="grow">
            {chosen.length >= remaining ? PICKER.full(remaining) : ''}
          </p>
          <Button look="night" disabled={chosen.length === 0} onClick={() => choose(chosen)}>
            {PICKER.add(chosen.length)}
          </Button>
        </div>
      )}
    </AdminModal>,
    document.body,
  );
}

interface ChoiceProps {
  image: ImageView;
  name: string;
  /** Whether the field has it already. */
  isTaken: boolean;
  isFull: boolean;
  /** Undefined where a press chooses at once. */
  isChosen: boolean | undefined;
  onPress: () => void;
}

function Choice({ image, name, isTaken, isFull, isChosen, onPress }: ChoiceProps) {
  const isOff = isTaken || (isFull && isChosen === false);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isOff}
      className="w-full rounded-md border-2 border-ivory-300 bg-white p-2 text-left text-xs aria-disabled:opacity-60 aria-pressed:border-night-900 aria-pressed:bg-ivory-200"
      onClick={isOff ? undefined : onPress}
    >
      <Preview url={image.url} alt="" />
      <span className="mt-1 line-clamp-2 font-semibold wrap-anywhere">{name}</span>
      <span className="block text-night-600">{isTaken ? PICKER.taken : placesWords(image)}</span>
    </button>
  );
}

function placesWords({ placeCount, isUploaded }: ImageView): string {
  if (placeCount > 0) return PICKER.used(placeCount);
  return isUploaded ? PHOTOS.unused : PHOTOS.builtIn;
}

const isIn = (images: readonly ImageView[], { url }: ImageView) =>
  images.some((image) => image.url === url);

/** @returns the images in the order in which they were pressed */
function toggled(last: readonly ImageView[], image: ImageView): readonly ImageView[] {
  return isIn(last, image) ? last.filter(({ url }) => url !== image.url) : [...last, image];
}
