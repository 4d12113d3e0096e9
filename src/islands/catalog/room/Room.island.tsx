import { useState } from 'react';
import { formatCents } from '#domain/money.ts';
import { ROOM_GUESTS, roomPieces } from '#domain/room.ts';
import { findLine, itemName, lineCents } from '#domain/wishlist.ts';
import * as text from '#site/catalog/room-texts.ts';
import { roomLines, type RoomPoint } from '#site/catalog/rooms.ts';
import { totalOf, type ListTerms } from '#site/lists/list-items.ts';
import { itemImage } from '#site/media/image.ts';
import { pieces, piecesAt, openList } from '#site/planner/texts.ts';
import { addLines } from '#stores/add-lines.ts';
import { saveEventDetails } from '#stores/draft.ts';
import { DayPlace, EventDay } from '../../lists/DayPlace.tsx';
import { EstimateLine } from '../../lists/EstimateLine.tsx';
import { GuestsField } from '../../planner/GuestsField.tsx';
import { useGivenGuests } from '../../planner/use-given-guests.ts';

export interface RoomListProps {
  /** Name of the room. */
  name: string;
  points: readonly RoomPoint[];
  terms: ListTerms;
}

/** The items of a room, with quantities and their total for a number of guests (@rooms.sum). */
export function RoomList({ name, points, terms }: RoomListProps) {
  const [guests, setGuests] = useState(ROOM_GUESTS);
  const lines = roomLines(points, guests);
  useGivenGuests(setGuests);
  const change = (next: number) => {
    setGuests(next);
    saveEventDetails({ guestCount: String(next) });
  };
  const add = () => addLines(lines, { name, href: location.pathname, guests });
  return (
    <section aria-labelledby="in-this-room">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <div className="flex flex-wrap items-center gap-x-4">
            <h2 id="in-this-room" className="text-2xl">
              {text.inThisRoom}
            </h2>
            <EventDay className="text-sm" />
          </div>
          <p role="status" className="mt-1 font-display text-xl">
            {text.sumStatus(guests, totalOf(lines))}
          </p>
        </div>
        <form
          className="needs-script w-40"
          aria-label={text.guestsLabel}
          onSubmit={(event) => event.preventDefault()}
        >
          <GuestsField guests={guests} onChange={change} />
        </form>
      </div>
      <ol className="mt-6 divide-y divide-ivory-300 border-y border-ivory-300">
        {points.map((point) => (
          <PointRow
            key={point.number}
            point={point}
            guests={guests}
            inRoom={findLine(lines, point.line)?.quantity ?? 0}
          />
        ))}
      </ol>
      <div className="mt-6">
        <EstimateLine list={lines} terms={terms} />
        <p className="mt-1 text-xs text-night-600">{text.shortOnDay}</p>
      </div>
      <div className="needs-script mt-6 flex flex-wrap gap-3">
        <button type="button" className="button button-night" onClick={add}>
          {text.addRoom}
        </button>
        <button type="button" className="button button-outline" data-wishlist-open>
          {openList}
        </button>
      </div>
    </section>
  );
}

interface PointRowProps {
  point: RoomPoint;
  guests: number;
  /** Pieces of the item and option at all points of the room. */
  inRoom: number;
}

function PointRow({ point, guests, inRoom }: PointRowProps) {
  const { number, href, line } = point;
  const quantity = roomPieces(point, guests);
  const cents = lineCents({ ...line, quantity });
  const image = itemImage({ url: line.image, alt: '' }, 320, '4rem');
  return (
    <li className="flex items-center gap-4 pt-3">
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-night-900 text-sm font-semibold text-ivory-50">
        {number}
      </span>
      <img
        {...image}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className="size-16 shrink-0 rounded-sm bg-ivory-200 object-cover max-sm:hidden"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <a
            href={href}
            className="min-w-0 leading-snug font-semibold underline decoration-brass-400 decoration-2 underline-offset-4"
          >
            {itemName(line)}
          </a>
          <span className="shrink-0 font-semibold">
            {cents === null ? line.price : formatCents(cents)}
          </span>
        </div>
        {line.option !== '' && <p className="text-sm text-night-600">{line.option}</p>}
        <p className="flex flex-wrap gap-x-4 text-sm text-night-600">
          <span>{cents === null ? pieces(quantity) : piecesAt(quantity, line.price)}</span>
          <span>{text.rate(point.quantity, point.perGuests)}</span>
        </p>
        {/* Takes the space below the row, so that nothing moves. */}
        <DayPlace id={line.id} option={line.option} quantity={inRoom} className="room-day" />
      </div>
    </li>
  );
}
