import * as text from '#site/texts/catalog.ts';
import { Icon } from '#ui/Icon.tsx';
import type { ShownSlide } from './use-slideshow.ts';

/** Of two colors, because it lies over any image. */
const focus =
  'focus-visible:ring-2 focus-visible:ring-ivory-50 focus-visible:outline-night-950 forced-colors:focus-visible:outline-[Highlight]';
const arrow =
  'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-ivory-50/90 text-night-900 shadow-card hover:bg-ivory-50';

/** Each in its own place, so that nothing moves when the pause control is gone. */
const overImage = 'on-night absolute rounded-full bg-night-950/80 text-ivory-50';

export interface ControlsProps {
  count: number;
  show: ShownSlide;
}

/** Prev, next, dots and the pause control, over the images. */
export function Controls({ count, show }: ControlsProps) {
  const { index, playback, stopped, send } = show;
  const dots = Array.from({ length: count }, (_, position) => position);
  return (
    <>
      <button
        type="button"
        aria-label={text.previousImage}
        className={`${arrow} ${focus} left-3`}
        onClick={() => send({ type: 'previous' })}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        aria-label={text.nextImage}
        className={`${arrow} ${focus} right-3`}
        onClick={() => send({ type: 'next' })}
      >
        <Icon name="chevron-right" />
      </button>
      {playback !== 'none' && (
        <button
          type="button"
          aria-label={playback === 'paused' ? text.playSlideshow : text.pauseSlideshow}
          className={`${overImage} ${focus} bottom-3 left-3 grid size-8 place-items-center`}
          onClick={() => send({ type: playback === 'paused' ? 'play' : 'pause' })}
        >
          <PlaybackIcon name={playback === 'paused' ? 'play' : 'pause'} />
        </button>
      )}
      <div
        className={`${overImage} bottom-3 left-1/2 flex w-max max-w-[calc(100%-7rem)] -translate-x-1/2 flex-wrap justify-center px-2`}
      >
        {dots.map((position) => (
          <button
            key={position}
            type="button"
            aria-label={text.imageOf(position + 1, count)}
            aria-current={position === index || undefined}
            className="group/dot grid h-8 w-6 place-items-center rounded-full"
            onClick={() => send({ type: 'choose', index: position })}
          >
            <span className="size-2 rounded-full border border-ivory-50 group-aria-[current=true]/dot:bg-ivory-50 forced-colors:group-aria-[current=true]/dot:bg-[Highlight]" />
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {stopped && text.imageOf(index + 1, count)}
      </p>
    </>
  );
}

const PLAYBACK_PATHS = { pause: 'M9 6v12M15 6v12', play: 'M8 5.5l10 6.5-10 6.5z' } as const;

/** The sign on the pause control, in the strokes of the site's other icons. */
function PlaybackIcon({ name }: { name: keyof typeof PLAYBACK_PATHS }) {
  return (
    <svg
      className="size-4 fill-none stroke-current"
      viewBox="0 0 24 24"
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PLAYBACK_PATHS[name]} />
    </svg>
  );
}
