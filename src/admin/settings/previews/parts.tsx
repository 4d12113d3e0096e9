import type { ReactNode } from 'react';
import type { Accent } from '#contracts/settings/sections.ts';
import { resized } from '#site/image.ts';
import { Icon } from '#ui/Icon.tsx';

/** Each accent, in the tone that stands on dark and the one that stands on light. */
export const TONES: Record<Accent, readonly [onDark: string, onLight: string]> = {
  brass: ['#e8c37d', '#80561a'],
  rose: ['#f0b3c0', '#a62f4f'],
  sage: ['#b9d2ad', '#3f5b3a'],
  sapphire: ['#a9c4f0', '#274a8a'],
  plum: ['#d9b8e6', '#6b2f7d'],
  copper: ['#f0b99a', '#8f4420'],
};

/** In place of a preview that has nothing to show. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="mt-3 text-night-500 first:m-5">{children}</p>;
}

/** The size the image CDN is asked for, in pixels. */
const WIDTH = 640;

/** An image of a preview; an empty address shows where it would be. */
export function PreviewImage({ url, className = '' }: { url: string; className?: string }) {
  if (url === '') {
    return (
      <span className={`grid place-items-center bg-ivory-200 text-night-500 ${className}`}>
        <Icon name="image" />
      </span>
    );
  }
  return <img src={resized(url, WIDTH)} alt="" className={`object-cover ${className}`} />;
}
