import type { ReactNode } from 'react';
import type { Accent } from '#contracts/settings/sections.ts';
import { resized } from '#site/media/image.ts';
import { Icon } from '#ui/Icon.tsx';

/** Each accent: buttons and words on dark, lines, and words on light, as `src/styles/` has them. */
export const TONES: Record<Accent, readonly [onDark: string, line: string, onLight: string]> = {
  brass: ['#e8c37d', '#d9a95a', '#80561a'],
  rose: ['#f0b4be', '#e28d9c', '#96354f'],
  sage: ['#b9d0aa', '#95b584', '#48613d'],
  sapphire: ['#a9c3ee', '#7fa4de', '#2d5394'],
  plum: ['#d3b3e4', '#ba8fd1', '#71418a'],
  copper: ['#f0b391', '#e29268', '#91471d'],
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
