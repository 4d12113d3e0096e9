import { useState } from 'react';
import { ADMIN_TOASTS } from '#site/admin-toasts.ts';
import { resized } from '#site/image.ts';
import { notify } from '#stores/toasts.ts';
import { Icon } from '#ui/Icon.tsx';

/** The size the image CDN is asked for, in pixels. */
const WIDTH = 320;

/** An image as visitors will see it; one that does not load is said (@image.address). */
export function Preview({ url, alt }: { url: string; alt: string }) {
  const [broken, setBroken] = useState('');
  const frame = 'aspect-square w-full rounded-sm bg-ivory-200';
  if (broken === url) {
    return (
      <span
        className={`${frame} grid place-items-center content-center gap-1 p-2 text-center text-xs font-semibold text-rose-600`}
      >
        <Icon name="image" />
        Image failed to load
      </span>
    );
  }
  return (
    <img
      src={url.startsWith('blob:') ? url : resized(url, WIDTH)}
      alt={alt}
      className={`${frame} object-cover`}
      onError={() => {
        setBroken(url);
        // A file that is on its way says itself what is wrong with it.
        if (!url.startsWith('blob:')) notify(ADMIN_TOASTS.imageBroken);
      }}
    />
  );
}
