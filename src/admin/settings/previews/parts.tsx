import type { ReactNode } from 'react';
import { resized } from '#site/image.ts';
import { Icon } from '#ui/Icon.tsx';

/** In place of a preview that has nothing to show. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="mt-3 text-night-500 first:m-5">{children}</p>;
}

/** The size the image CDN is asked for, in pixels. */
const WIDTH = 640;

/** A picture of a preview; an empty address shows where it would be. */
export function Picture({ url, className = '' }: { url: string; className?: string }) {
  if (url === '') {
    return (
      <span className={`grid place-items-center bg-ivory-200 text-night-500 ${className}`}>
        <Icon name="image" />
      </span>
    );
  }
  return <img src={resized(url, WIDTH)} alt="" className={`object-cover ${className}`} />;
}
