import type { CSSProperties, MouseEvent } from 'react';
import type { Settings } from '#contracts/settings/sections.ts';
import { resized } from '#site/image.ts';
import { bookNow, exploreServices, serving } from '#site/texts/home.ts';
import { tentReception } from '#site/texts/images.ts';
import { PREVIEWS } from '../../texts/setting-previews.ts';
import { useForm } from '../section-form.ts';
import { TONES } from './parts.tsx';
import { useSaved } from './use-saved.ts';

/** The size the image CDN is asked for, in pixels. */
const IMAGE_WIDTH = 1280;

/** A window that the hero is shown in: what `Hero.astro` comes to in it, in pixels. */
interface Frame {
  caption: string;
  width: number;
  /** Of the hero where its words stand on the image; 0: they stand below it. */
  height: number;
  /** Of an image above the words. */
  aspectRatio: string;
  name: number;
  title: number;
  padding: string;
  /** Above the buttons, and above the line below them. */
  gap: number;
}

const COMPUTER: Frame = {
  caption: PREVIEWS.wide,
  width: 1440,
  height: 736,
  aspectRatio: '',
  name: 26,
  title: 76,
  padding: '64 144 64 144',
  gap: 40,
};
const TABLET: Frame = {
  caption: PREVIEWS.tablet,
  width: 768,
  height: 0,
  aspectRatio: '16 / 9',
  name: 24.6,
  title: 43.3,
  padding: '28 31 64 31',
  gap: 40,
};
const PHONE: Frame = {
  caption: PREVIEWS.upright,
  width: 390,
  height: 0,
  aspectRatio: '6 / 5',
  name: 22.3,
  title: 35.4,
  padding: '28 20 40 20',
  gap: 28,
};

/** Darkens the image where the words stand. */
const VEIL =
  'linear-gradient(to right, rgb(23 17 31 / 84%) 12%, rgb(23 17 31 / 68%) 46%, transparent 76%), linear-gradient(to top, rgb(23 17 31 / 50%), transparent 45%)';

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
  return resized(image || tentReception.url, IMAGE_WIDTH);
}

interface HeroAtProps {
  frame: Frame;
  value: Settings['hero'];
  className?: string;
}

/** The hero in a window of this width, true to scale: every size is a share of the preview's width. */
function HeroAt({ frame, value, className = '' }: HeroAtProps) {
  const { width, height } = frame;
  const scaled = scaleOf(width);
  const image = (
    <img
      src={imageOf(value)}
      alt=""
      className={`w-full object-cover ${height > 0 ? 'absolute inset-0 -z-20 h-full' : ''}`}
      style={{
        objectPosition: `${value.focusX}% ${value.focusY}%`,
        ...(height === 0 && { aspectRatio: frame.aspectRatio }),
      }}
    />
  );
  return (
    <figure className={`min-w-0 basis-0 ${className}`}>
      <figcaption className="mb-1 text-xs text-night-500">{frame.caption}</figcaption>
      <div className="on-night @container overflow-hidden rounded-sm bg-night-900 text-ivory-50">
        <div
          className="relative isolate flex flex-col justify-end"
          style={{ minHeight: scaled(height) }}
        >
          {image}
          {height > 0 && <span className="absolute inset-0 -z-10" style={{ background: VEIL }} />}
          <div style={{ padding: frame.padding.split(' ').map(Number).map(scaled).join(' ') }}>
            <Words frame={frame} value={value} />
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
  const heading = frame === PHONE ? 12 : 16;
  return (
    <div style={{ maxWidth: scaled(672) }}>
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
        className="flex flex-wrap leading-[1.2] font-semibold"
        style={{ marginTop: scaled(frame.gap), gap: scaled(12) }}
      >
        <span
          className="rounded-full border-transparent text-night-950"
          style={{ ...button, background: accent }}
        >
          {bookNow}
        </span>
        <span className="rounded-full border-ivory-200" style={button}>
          {exploreServices}
        </span>
      </p>
      {value.proof !== '' && (
        <p className="leading-[1.65] font-semibold" style={text(17, frame.gap)}>
          {value.proof}
        </p>
      )}
      <p
        className="leading-[1.55] text-ivory-200"
        style={text(15, value.proof === '' ? frame.gap : 8)}
      >
        {serving(cities)}
      </p>
    </div>
  );
}
