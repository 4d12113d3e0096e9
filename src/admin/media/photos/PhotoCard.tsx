import { useMutation } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import { mediaEndpoints, type ImagePlace, type ImageView } from '#contracts/media.ts';
import { isSection } from '#contracts/settings/endpoints.ts';
import { UNDO } from '#site/texts/toasts.ts';
import { notify } from '#stores/toasts.ts';
import type { Dialog } from '../../address/place.ts';
import { openDialog } from '../../address/router.ts';
import { Button } from '../../parts/Button.tsx';
import { SECTION_TEXTS } from '../../settings/texts.ts';
import { Preview } from '../Preview.tsx';
import { Description } from './Description.tsx';
import { PHOTOS } from './texts.ts';

interface PhotoCardProps {
  image: ImageView;
  /** Name of the photo in the labels of its buttons. */
  name: string;
  mayEdit: boolean;
  /** Opens focal point and crop. */
  onFrame: () => void;
}

/** An image with its description and the places that use it. */
export function PhotoCard({ image, name, mayEdit, onFrame }: PhotoCardProps) {
  const { url, isUploaded, placeCount } = image;
  // Images that only the code uses were made for their place (@photos.frame).
  const canFrame = isUploaded || placeCount > 0;
  const reread = { rereads: [mediaEndpoints.list.path] };
  const restoring = useMutation({
    mutationFn: () => call(mediaEndpoints.restore, { body: { url } }),
    meta: { failed: PHOTOS.notRestored, ...reread },
  });
  const removing = useMutation({
    mutationFn: () => call(mediaEndpoints.remove, { body: { url } }),
    onSuccess: () =>
      notify({ ...PHOTOS.deleted, action: { label: UNDO, run: () => restoring.mutate() } }),
    meta: { failed: PHOTOS.notDeleted, ...reread },
  });
  return (
    <li className="min-w-0 space-y-2 rounded-md border border-ivory-300 bg-white p-3">
      <Preview url={url} alt={image.alt || name} />
      {mayEdit ? <Description image={image} label={PHOTOS.describe} /> : <p>{image.alt}</p>}
      <Places image={image} />
      {mayEdit && canFrame && (
        <div className="flex flex-wrap gap-2">
          <Button look="row-outline" aria-label={PHOTOS.of(PHOTOS.frame, name)} onClick={onFrame}>
            {PHOTOS.frame}
          </Button>
          {isUploaded && placeCount === 0 && (
            <Button
              look="row-quiet"
              aria-label={PHOTOS.of(PHOTOS.delete, name)}
              disabled={removing.isPending}
              onClick={() => removing.mutate()}
            >
              {PHOTOS.delete}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** The places that use the image, as links. */
function Places({ image: { places, placeCount, isUploaded } }: { image: ImageView }) {
  if (placeCount === 0) {
    return <p className="text-xs text-night-600">{isUploaded ? PHOTOS.unused : PHOTOS.builtIn}</p>;
  }
  return (
    <div className="text-xs">
      <p className="text-night-600">{PHOTOS.usedIn}</p>
      <ul>
        {places.map((place) => (
          <li key={`${place.kind} ${place.id}`}>
            <button
              type="button"
              className="min-h-8 text-left wrap-anywhere underline underline-offset-4"
              onClick={() => openDialog(dialogOf(place))}
            >
              {nameOf(place)}
            </button>
          </li>
        ))}
      </ul>
      {placeCount > places.length && (
        <p className="text-night-600">{PHOTOS.more(placeCount - places.length)}</p>
      )}
    </div>
  );
}

function dialogOf({ kind, id }: ImagePlace): Dialog {
  return { name: kind === 'setting' ? 'section' : kind, id };
}

function nameOf({ kind, id, name, isInTrash }: ImagePlace): string {
  const words = kind === 'setting' && isSection(id) ? SECTION_TEXTS[id].name : name || id;
  return isInTrash ? PHOTOS.inTrash(words) : words;
}
