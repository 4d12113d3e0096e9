import { MAX_IMAGES } from '#domain/limits.ts';
import { Select } from '#ui/Select.tsx';
import type { ImageValue } from '../../media/ImageList.tsx';
import { ChoosePhotos } from '../../media/photos/ChoosePhotos.tsx';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import { IMAGES, ITEM_FIELDS } from '../texts.ts';

interface OptionImageProps {
  /** Images of the item. */
  images: readonly ImageValue[];
  label: string;
  /** Address of the option's image; may be empty. One that the item no longer has counts as none. */
  value: string;
  onChange: (url: string) => void;
  /** Takes an image that the item does not have yet. */
  onChoose: (image: ImageValue) => void;
}

/** Chooses one of the item's images for an option (@product.option-image). */
export function OptionImage({ images, label, value, onChange, onChoose }: OptionImageProps) {
  // An image chosen in “Photos” becomes one of the item's images too.
  const room = images.length < MAX_IMAGES ? 1 : 0;
  const chosen = images.some(({ url }) => url === value) ? value : '';
  return (
    <div className="flex shrink-0 grow basis-full flex-wrap items-center gap-2 sm:grow-0 sm:basis-44">
      {images.length > 0 && (
        <div className="flex min-w-0 basis-full items-center gap-2">
          <Thumbnail url={chosen} />
          <Select
            className="min-w-0 grow"
            aria-label={label}
            placeholder={ITEM_FIELDS.noOptionImage}
            items={images.map(({ url }, index) => ({ value: url, label: IMAGES.alt(index + 1) }))}
            value={chosen}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
      <ChoosePhotos
        of={label}
        look="row-outline"
        taken={[chosen]}
        remaining={room}
        onChoose={([image]) => {
          if (image) onChoose(image);
        }}
      />
    </div>
  );
}
