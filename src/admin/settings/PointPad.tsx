import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { resized } from '#site/media/image.ts';
import { POINTS } from './control-texts.ts';
import { percentAt, steppedBy, type Place } from './point-pad.ts';

interface PointPadProps {
  /** Address of the image; may be empty. */
  image: string;
  places: readonly Place[];
  isFull: boolean;
  onAdd: (place: Place) => void;
  onMove: (index: number, place: Place) => void;
}

/** Width requested from the image CDN, in pixels. */
const WIDTH = 1280;

/** An image with points: a click adds a point, mouse or arrow keys move a point (@rooms.editor). */
export function PointPad({ image, places, isFull, onAdd, onMove }: PointPadProps) {
  const id = useId();
  const pad = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  if (image === '') return <p className="mt-2 text-xs text-night-500">{POINTS.needsImage}</p>;

  const placeAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const { left, top, width, height } = pad.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: percentAt(clientX - left, width), y: percentAt(clientY - top, height) };
  };
  const move = (index: number, place: Place) => {
    onMove(index, place);
    setAnnouncement(POINTS.movedTo(index + 1, place.x, place.y));
  };
  const press = (event: KeyboardEvent, index: number, place: Place) => {
    const next = steppedBy(place, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    move(index, next);
  };
  const drag = (event: PointerEvent<HTMLButtonElement>, index: number) => {
    if (dragged === index) onMove(index, placeAt(event));
  };
  return (
    <div className="mt-2">
      <p id={id} className="mb-1 text-xs text-night-500">
        {isFull ? POINTS.howToMove : POINTS.howTo}
      </p>
      <div ref={pad} className="relative overflow-hidden rounded-sm bg-ivory-200">
        {/* Keyboard users have the button below the list. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <img
          src={resized(image, WIDTH)}
          alt=""
          className={`block w-full ${isFull ? '' : 'cursor-crosshair'}`}
          onClick={(event) => {
            if (!isFull) onAdd(placeAt(event));
          }}
        />
        {places.map((place, index) => (
          <button
            // Points have no id; only their position in the list is stable.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            type="button"
            aria-label={POINTS.point(index + 1, place.x, place.y)}
            aria-describedby={id}
            className="absolute grid size-8 -translate-1/2 cursor-grab touch-none place-items-center rounded-full border-2 border-white bg-night-950 text-sm font-semibold text-white shadow-lifted active:cursor-grabbing"
            style={{ left: `${Number(place.x)}%`, top: `${Number(place.y)}%` }}
            onKeyDown={(event) => press(event, index, place)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setDragged(index);
            }}
            onPointerMove={(event) => drag(event, index)}
            onPointerUp={() => setDragged(null)}
            onPointerCancel={() => setDragged(null)}
          >
            {index + 1}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
