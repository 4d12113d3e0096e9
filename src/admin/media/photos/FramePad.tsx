import { useRef, type PointerEvent } from 'react';
import type { ImageView } from '#contracts/media.ts';
import type { FocalPoint, ImageArea } from '#domain/image.ts';
import { MIN_CROP } from '#domain/limits.ts';
import { resized } from '#site/media/image.ts';

interface FramePadProps {
  image: ImageView;
  focus: FocalPoint;
  /** Null for the whole image. */
  crop: ImageArea | null;
  /** What the pointer sets. */
  tool: 'point' | 'crop';
  onFocus: (focus: FocalPoint) => void;
  onCrop: (crop: ImageArea) => void;
}

/** Requested width in pixels. */
const WIDTH = 1280;

/** An image on which the pointer sets focal point or crop. */
export function FramePad({ image, focus, crop, tool, onFocus, onCrop }: FramePadProps) {
  const start = useRef<FocalPoint | null>(null);
  const press = (event: PointerEvent<HTMLElement>) => {
    const point = pointOf(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = point;
    if (tool === 'point') onFocus({ x: Math.round(point.x), y: Math.round(point.y) });
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    const point = pointOf(event);
    if (tool === 'point') onFocus({ x: Math.round(point.x), y: Math.round(point.y) });
    else {
      const area = areaOf(start.current, point);
      if (area.width >= MIN_CROP && area.height >= MIN_CROP) onCrop(area);
    }
  };
  const end = () => {
    start.current = null;
  };
  return (
    // Keyboard users have the number fields.
    <div
      className="relative mx-auto w-fit cursor-crosshair touch-none overflow-hidden rounded-sm"
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <img
        src={resized(image.url, WIDTH)}
        alt={image.alt}
        draggable={false}
        className="block max-h-[45svh] w-auto max-w-full"
      />
      {crop && (
        <span
          aria-hidden="true"
          className="absolute border-2 border-white shadow-[0_0_0_100rem_rgb(0_0_0/0.5)]"
          style={{
            left: `${crop.x}%`,
            top: `${crop.y}%`,
            width: `${crop.width}%`,
            height: `${crop.height}%`,
          }}
        />
      )}
      <span
        aria-hidden="true"
        className="absolute size-6 -translate-1/2 rounded-full border-2 border-white bg-night-950/40 shadow-lifted"
        style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
      />
    </div>
  );
}

/** @returns the pointer's position in percent of the image, with one decimal */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): FocalPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const percent = (length: number, whole: number) =>
    Math.round(Math.min(100, Math.max(0, (length / whole) * 100 || 0)) * 10) / 10;
  return { x: percent(clientX - left, width), y: percent(clientY - top, height) };
}

/** @returns the area between two opposite corners */
function areaOf(corner: FocalPoint, opposite: FocalPoint): ImageArea {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return {
    x: Math.min(corner.x, opposite.x),
    y: Math.min(corner.y, opposite.y),
    width: tenth(Math.abs(corner.x - opposite.x)),
    height: tenth(Math.abs(corner.y - opposite.y)),
  };
}
