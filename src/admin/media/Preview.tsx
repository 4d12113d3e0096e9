import { useState } from 'react';
import { resized } from '#site/media/image.ts';
import { notify } from '#stores/toasts.ts';
import { PageIcon } from '#ui/PageIcon.tsx';
import { IMAGES } from '../catalog/texts.ts';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import { useShown } from './use-shown.ts';
import type { Uploads } from './use-uploads.ts';

/** Requested width in pixels. */
const WIDTH = 320;

/** An image as visitors will see it. Reports an image that does not load (@image.address). */
export function Preview({ url, alt }: { url: string; alt: string }) {
  const [broken, setBroken] = useState('');
  const { src, ...position } = useShown(url);
  const frameClass = 'aspect-square w-full rounded-sm bg-ivory-200';
  if (broken === url) {
    return (
      <span
        className={`${frameClass} grid place-items-center content-center gap-1 p-2 text-center text-xs font-semibold text-rose-600`}
      >
        <PageIcon name="image" />
        <span>{IMAGES.broken}</span>
      </span>
    );
  }
  return (
    <img
      src={src.startsWith('blob:') ? src : resized(src, WIDTH)}
      {...position}
      alt={alt}
      // The list has its own dragging.
      draggable={false}
      className={`${frameClass} object-cover`}
      onError={() => {
        setBroken(url);
        // A file being uploaded reports its own problem.
        if (!url.startsWith('blob:')) notify(ADMIN_TOASTS.imageBroken);
      }}
    />
  );
}

/** Images being uploaded, and failed ones. */
export function PendingUploads({ uploads }: { uploads: Uploads }) {
  return uploads.pending.map((upload) => (
    <li key={upload.id} className="rounded-md border border-ivory-300 p-2">
      {upload.preview !== '' && (
        <div className={`max-w-40 ${upload.error === '' ? 'opacity-60' : ''}`}>
          <Preview url={upload.preview} alt={IMAGES.notSaved(upload.file.name)} />
        </div>
      )}
      <p className="mt-2 text-xs font-semibold break-words">{upload.file.name}</p>
      {upload.error === '' ? (
        <p role="status" className="mt-2 text-xs">
          {IMAGES.uploading}
        </p>
      ) : (
        <div className="mt-2">
          <p role="alert" className="text-xs text-rose-600">
            {upload.error}
          </p>
          <div className="flex flex-wrap">
            {upload.canRetry && (
              <button
                type="button"
                className="min-h-11 px-2 text-xs font-semibold underline"
                aria-label={IMAGES.tryAgainOf(upload.file.name)}
                onClick={() => uploads.retry(upload)}
              >
                {IMAGES.tryAgain}
              </button>
            )}
            <button
              type="button"
              className="min-h-11 px-2 text-xs font-semibold underline"
              aria-label={IMAGES.removeOf(upload.file.name)}
              onClick={() => uploads.drop(upload)}
            >
              {IMAGES.remove}
            </button>
          </div>
        </div>
      )}
    </li>
  ));
}
