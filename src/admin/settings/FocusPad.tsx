import type { MouseEvent } from 'react';
import { resized } from '#site/media/image.ts';
import { gardenTable } from '#site/media/texts.ts';
import { FOCUS } from './beside-texts.ts';
import { textIn } from './fields.ts';
import { percentAt } from './point-pad.ts';
import type { SectionForm } from './section-form.ts';

/** Width requested from the image CDN, in pixels. */
const WIDTH = 1280;

/**
 * The hero's image, with the point that stays visible at every size. A click moves the point
 * (@settings.hero).
 */
export function FocusPad({ form: { values, change } }: { form: SectionForm }) {
  const [x, y] = [textIn(values, 'focusX'), textIn(values, 'focusY')];
  const choose = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    change(['focusX'], rounded(percentAt(clientX - left, width)));
    change(['focusY'], rounded(percentAt(clientY - top, height)));
  };
  return (
    <>
      <p className="mb-2 text-xs text-night-500">{FOCUS.howTo}</p>
      {/* Keyboard users have the two number fields. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="relative cursor-crosshair overflow-hidden rounded-sm" onClick={choose}>
        <img
          src={resized(textIn(values, 'image') || gardenTable.url, WIDTH)}
          alt=""
          className="block w-full"
        />
        <span
          aria-hidden="true"
          className="absolute size-6 -translate-1/2 rounded-full border-2 border-white bg-night-950/40 shadow-lifted"
          style={{ left: `${Number(x)}%`, top: `${Number(y)}%` }}
        />
      </div>
    </>
  );
}

/** @returns whole percents, which the fields take */
function rounded(percent: string): string {
  return String(Math.round(Number(percent)));
}
