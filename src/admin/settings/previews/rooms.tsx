import type { Settings } from '#contracts/settings/sections.ts';
import { Nothing, PreviewImage } from './parts.tsx';
import { PREVIEWS } from './texts.ts';

// Entries have nothing that stays but their place in the list.
/* oxlint-disable react/no-array-index-key */

/** Rooms with their image and its points. */
export function RoomsPreview({ value }: { value: Settings['rooms'] }) {
  if (value.entries.length === 0) return <Nothing>{PREVIEWS.noRooms}</Nothing>;
  return (
    <ul className="divide-y divide-ivory-300">
      {value.entries.map(({ name, place, story, image, points }, index) => (
        <li key={index} className="p-5">
          <div className="relative mb-3">
            <PreviewImage url={image} className="block aspect-video w-full rounded-sm" />
            {image !== '' &&
              points.map(({ x, y }, at) => (
                <span
                  key={at}
                  aria-hidden="true"
                  className="absolute grid size-5 -translate-1/2 place-items-center rounded-full bg-ivory-50 text-xs leading-none font-semibold"
                  style={{ left: `${x}%`, top: `${y}%` }}
                >
                  {at + 1}
                </span>
              ))}
          </div>
          <p className="font-display text-lg">{name}</p>
          <p className="text-xs text-night-600">{place}</p>
          <p className="mt-2 line-clamp-4 whitespace-pre-line">{story}</p>
          <p className="mt-2 text-xs text-night-500">{PREVIEWS.roomPoints(points.length)}</p>
        </li>
      ))}
    </ul>
  );
}
