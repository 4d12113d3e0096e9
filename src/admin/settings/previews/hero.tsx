import type { CSSProperties, MouseEvent } from 'react';
import type { Settings } from '#contracts/settings/sections.ts';
import { resized } from '#site/media/image.ts';
import { gardenTable } from '#site/media/texts.ts';
import * as home from '#site/shop/home-texts.ts';
import { useForm } from '../section-form.ts';
import { TONES } from './parts.tsx';
import { PREVIEWS } from './texts.ts';
import { useSaved } from './use-saved.ts';

/** The size the image CDN is asked for, in pixels. */
const IMAGE_WIDTH = 1280;

/** A window that the hero is shown in: what `Hero.astro` comes to in it, in pixels. */
interface Frame {
  caption: string;
  width: number;
  height: number;
  /** Of an image above the words; 0: it stands beside them. */
  image: number;
  name: number;
  title: number;
  padding: string;
  /** Above the buttons, and above the line below them. */
  gap: number;
}

const COMPUTER: Frame = {
  caption: PREVIEWS.wide,
  width: 1440,
  height: 740,
  image: 0,
  name: 26,
  title: 76,
  padding: '24 144 24 144',
  gap: 24,
};
const TABLET: Frame = {
  caption: PREVIEWS.tablet,
  width: 768,
  height: 864,
  image: 442,
  name: 24.6,
  title: 43.3,
  padding: '0 31 48 31',
  gap: 24,
};
const PHONE: Frame = {
  caption: PREVIEWS.upright,
  width: 390,
  height: 684,
  image: 264,
  name: 22.3,
  title: 35.4,
  padding: '0 20 24 20',
  gap: 18,
};

/** The image comes out of the night: of the hero's style sheet. */
const FADE_UP = 'linear-gradient(#000 60%, rgb(0 0 0 / 20%) 88%, transparent)';
const FADE_LEFT = 'linear-gradient(to right, transparent, rgb(0 0 0 / 20%) 33%, #000 62%)';

/** The top of the home page, with the part of its image that stays visible. A press moves that point. */
export function HeroPreview({ value }: { value: Settings['hero'] }) {
  const { change } = useForm();
  const { focusX, focusY } = value;
  const choose = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const percent = (part: number) => String(Math.round(Math.min(1, Math.max(0, part)) * 100));
    change(['focusX'], percent((clientX - left) / width));
    change(['focusY'], percent((clientY - top) / height));
  };
  return (
    <div className="space-y-4 p-4">
      <div>
        <p className="mb-1 text-xs text-night-500">{PREVIEWS.choosePoint}</p>
        {/* A keyboard has the two fields of numbers. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className="relative cursor-crosshair overflow-hidden rounded-sm" onClick={choose}>
          <img src={imageOf(value)} alt="" className="block w-full" />
          <span
            aria-hidden="true"
            className="absolute size-6 -translate-1/2 rounded-full border-2 border-white bg-night-950/40 shadow-lifted"
            style={{ left: `${focusX}%`, top: `${focusY}%` }}
          />
        </div>
      </div>
      <HeroAt frame={COMPUTER} value={value} />
      <div className="flex items-start gap-4">
        <HeroAt frame={TABLET} value={value} className="grow-2" />
        <HeroAt frame={PHONE} value={value} className="grow" />
      </div>
    </div>
  );
}

function imageOf({ image }: Settings['hero']): string {
  return resized(image || gardenTable.url, IMAGE_WIDTH);
}

interface HeroAtProps {
  frame: Frame;
  value: Settings['hero'];
  className?: string;
}

/** The hero in a window of this width, true to scale: every size is a share of the preview's width. */
function HeroAt({ frame, value, className = '' }: HeroAtProps) {
  const { width, height, image, padding } = frame;
  const scaled = scaleOf(width);
  const isBeside = image === 0;
  return (
    <figure className={`min-w-0 basis-0 ${className}`}>
      <figcaption className="mb-1 text-xs text-night-500">{frame.caption}</figcaption>
      <div className="on-night @container overflow-hidden rounded-sm bg-night-900 text-ivory-50">
        <div
          className="relative isolate flex flex-col justify-center"
          style={{ minHeight: scaled(height) }}
        >
          <img
            src={imageOf(value)}
            alt=""
            className={`-z-10 object-cover ${isBeside ? 'absolute inset-y-0 right-0 h-full w-3/4' : 'w-full'}`}
            style={{
              objectPosition: `${value.focusX}% ${value.focusY}%`,
              maskImage: isBeside ? FADE_LEFT : FADE_UP,
              ...(!isBeside && { height: scaled(image), marginBottom: scaled(-20) }),
            }}
          />
          <div style={{ padding: padding.split(' ').map(Number).map(scaled).join(' ') }}>
            <div className={isBeside ? 'w-1/2' : ''}>
              <Words frame={frame} value={value} />
            </div>
          </div>
        </div>
      </div>
    </figure>
  );
}

/** @returns a length of that window as one of the preview */
const scaleOf = (width: number) => (px: number) => `${((px * 100) / width).toFixed(3)}cqw`;

function Words({ frame, value }: Omit<HeroAtProps, 'className'>) {
  const { name, tagline, cities } = useSaved('business');
  const [accent] = TONES[useSaved('look').accent];
  const scaled = scaleOf(frame.width);
  const text = (size: number, top = 0): CSSProperties => ({
    fontSize: scaled(size),
    marginTop: scaled(top),
  });
  const button: CSSProperties = {
    ...text(15),
    borderWidth: scaled(1),
    padding: `${scaled(14)} ${scaled(frame === PHONE ? 20 : 32)}`,
  };
  const promise = value.text || `${tagline}.`;
  const heading = frame === PHONE ? 8 : 16;
  return (
    <>
      <p className="font-display leading-[1.3]" style={{ ...text(frame.name), color: accent }}>
        {name}
      </p>
      <p className="font-display leading-[1.05] text-balance" style={text(frame.title, heading)}>
        {value.title || promise}
      </p>
      {value.title !== '' && (
        <p className="leading-[1.55] text-ivory-200" style={text(20, 20)}>
          {promise}
        </p>
      )}
      <p
        className="flex flex-wrap font-semibold"
        style={{ marginTop: scaled(frame.gap), gap: scaled(12) }}
      >
        {[home.eventDay, home.guests].map((label) => (
          <span key={label} className="grow bg-white text-night-900" style={button}>
            {label}
          </span>
        ))}
        <span className="rounded-full bg-ivory-50 text-night-900" style={button}>
          {home.seeWhatItTakes}
        </span>
      </p>
      <p
        className="flex flex-wrap items-center leading-[1.2] font-semibold"
        style={{ marginTop: scaled(frame.gap), gap: scaled(24) }}
      >
        <span
          className="rounded-full border-transparent text-night-950"
          style={{ ...button, background: accent }}
        >
          {home.bookNow}
        </span>
        <span className="underline underline-offset-4" style={text(15)}>
          {home.exploreServices}
        </span>
      </p>
      {value.proof !== '' && (
        <p className="leading-[1.55] font-semibold" style={text(15, frame.gap)}>
          {value.proof}
        </p>
      )}
      <p
        className="leading-[1.5] text-ivory-200"
        style={text(13, value.proof === '' ? frame.gap : 4)}
      >
        {home.serving(cities)}
      </p>
    </>
  );
}
