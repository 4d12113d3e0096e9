import * as text from '#site/catalog/image-texts.ts';
import { Icon } from '#ui/Icon.tsx';
import type { ShownSlide } from './use-slideshow.ts';

/** The focus ring, in two colors, because it lies over any image. */
const focusRing =
  'focus-visible:[box-shadow:0_0_0_2px_var(--color-ivory-50)] focus-visible:outline-night-950 forced-colors:focus-visible:outline-[Highlight]';
const ARROWS = [
  { type: 'previous', label: text.previousImage, icon: 'chevron-left', place: 'left-3' },
  { type: 'next', label: text.nextImage, icon: 'chevron-right', place: 'right-3' },
] as const;

/** Controls are placed absolutely, so that none moves when the pause button disappears. */
const overImage = 'on-night absolute rounded-full bg-[#17111fcc] text-ivory-50';

export function Controls({ count, show }: { count: number; show: ShownSlide }) {
  const { index, playback, stopped, send } = show;
  const dots = Array.from({ length: count }, (_, position) => position);
  return (
    <>
      {ARROWS.map(({ type, label, icon, place }) => (
        <button
          key={type}
          type="button"
          aria-label={label}
          className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-ivory-50 text-night-900 shadow-card hover:bg-ivory-50 ${focusRing} ${place}`}
          onClick={() => send({ type })}
        >
          <Icon name={icon} />
        </button>
      ))}
      {playback !== 'none' && (
        <button
          type="button"
          aria-label={playback === 'paused' ? text.playSlideshow : text.pauseSlideshow}
          className={`${overImage} ${focusRing} bottom-3 left-3 grid size-8 place-items-center`}
          onClick={() => send({ type: playback === 'paused' ? 'play' : 'pause' })}
        >
          <Icon name={playback === 'paused' ? 'play' : 'pause'} className="size-4 stroke-[2.4]" />
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
