import { roomTitle, seeRoom } from '#site/catalog/room-texts.ts';
import type { RoomCard } from '#site/catalog/rooms.ts';
import { resized } from '#site/media/image.ts';
import { PLANNER_PAGE } from '#site/paths.ts';
import { stripLink, stripText, stripTitle } from '#site/planner/texts.ts';

/** Link to the planner after the last card of a small category (@planner.strip). */
export function PlannerCard() {
  return (
    <li className="way-on on-night flex flex-col items-start justify-center gap-3 rounded-md bg-night-900 p-5 text-ivory-50 sm:p-8">
      <p className="font-display text-xl">{stripTitle}</p>
      <p className="max-w-sm text-sm text-ivory-200">{stripText}</p>
      <a href={PLANNER_PAGE} className="button button-brass">
        {stripLink}
      </a>
    </li>
  );
}

/** Link to a room after the last card of a small category whose items the planner does not count (@category.few). */
export function RoomWayOn({ room: { href, name, image } }: { room: RoomCard }) {
  return (
    <li className="way-on on-night relative flex flex-col overflow-hidden rounded-md bg-night-900 text-ivory-50">
      <img
        src={resized(image.url, 1280)}
        alt=""
        width={1280}
        height={720}
        loading="lazy"
        className="min-h-40 w-full grow basis-0 object-cover"
      />
      <div className="p-5 sm:p-8">
        <p className="text-sm text-ivory-200">{roomTitle}</p>
        <p className="mt-1 font-display text-xl">
          <a
            href={href}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            <span>{name}</span>
            <span className="sr-only">{`: ${seeRoom}`}</span>
          </a>
        </p>
      </div>
    </li>
  );
}
