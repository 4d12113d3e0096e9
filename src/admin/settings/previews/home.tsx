import type { MouseEvent } from 'react';
import { ACCENTS, type Accent, type Settings } from '#contracts/settings/sections.ts';
import { resized } from '#site/image.ts';
import { serving } from '#site/texts/home.ts';
import { tentReception } from '#site/texts/images.ts';
import { Icon } from '#ui/Icon.tsx';
import { PREVIEWS } from '../../texts/setting-previews.ts';
import { useForm } from '../section-form.ts';
import { ACCENT_LABELS, HOME_SECTION_LABELS } from '../tables-home.ts';
import { PreviewImage } from './parts.tsx';
import { useSaved } from './use-saved.ts';

/** The size the image CDN is asked for, in pixels. */
const WIDTH = 960;

/** Each accent, in the tone that stands on dark and the one that stands on light. */
const TONES: Record<Accent, readonly [onDark: string, onLight: string]> = {
  brass: ['#e8c37d', '#80561a'],
  rose: ['#f0b3c0', '#a62f4f'],
  sage: ['#b9d2ad', '#3f5b3a'],
  sapphire: ['#a9c4f0', '#274a8a'],
  plum: ['#d9b8e6', '#6b2f7d'],
  copper: ['#f0b99a', '#8f4420'],
};

/** The top of the home page, with the part of its image that stays visible. A press moves that point. */
export function HeroPreview({ value }: { value: Settings['hero'] }) {
  const { name, tagline, cities } = useSaved('business');
  const [accent] = TONES[useSaved('look').accent];
  const { change } = useForm();
  const image = value.image || tentReception.url;
  const { focusX, focusY } = value;
  const choose = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const percent = (part: number) => String(Math.round(Math.min(1, Math.max(0, part)) * 100));
    change(['focusX'], percent((clientX - left) / width));
    change(['focusY'], percent((clientY - top) / height));
  };
  const objectPosition = `${focusX}% ${focusY}%`;
  const promise = value.text || `${tagline}.`;
  const words = (
    <>
      <p className="text-xs" style={{ color: accent }}>
        {name}
      </p>
      <p className="mt-1 line-clamp-3 font-display text-lg leading-tight">
        {value.title || promise}
      </p>
      {value.title !== '' && <p className="mt-1 line-clamp-3 text-xs">{promise}</p>}
      <p className="mt-2">
        <span
          className="inline-block rounded-full px-3 py-1 text-xs font-semibold text-night-950"
          style={{ background: accent }}
        >
          {PREVIEWS.button}
        </span>
      </p>
      <p className="mt-2 text-xs text-ivory-200">
        {value.proof !== '' && <b className="block">{value.proof}</b>}
        {serving(cities)}
      </p>
    </>
  );
  return (
    <div className="space-y-4 p-4">
      <div>
        <p className="mb-1 text-xs text-night-500">{PREVIEWS.choosePoint}</p>
        {/* A keyboard has the two fields of numbers. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className="relative cursor-crosshair overflow-hidden rounded-sm" onClick={choose}>
          <img src={resized(image, WIDTH)} alt="" className="block w-full" />
          <span
            aria-hidden="true"
            className="absolute size-6 -translate-1/2 rounded-full border-2 border-white bg-night-950/40 shadow-lifted"
            style={{ left: `${focusX}%`, top: `${focusY}%` }}
          />
        </div>
      </div>
      <figure>
        <figcaption className="mb-1 text-xs text-night-500">{PREVIEWS.wide}</figcaption>
        <div className="on-night relative isolate flex aspect-video flex-col justify-end overflow-hidden rounded-sm bg-night-900 p-4 text-ivory-50">
          <img
            src={resized(image, WIDTH)}
            alt=""
            className="absolute inset-0 -z-20 size-full object-cover"
            style={{ objectPosition }}
          />
          <span className="absolute inset-0 -z-10 bg-linear-to-r from-night-950/85 to-night-950/10" />
          {words}
        </div>
      </figure>
      <figure className="mx-auto w-48">
        <figcaption className="mb-1 text-xs text-night-500">{PREVIEWS.upright}</figcaption>
        <div className="on-night overflow-hidden rounded-sm bg-night-900 text-ivory-50">
          <img
            src={resized(image, WIDTH)}
            alt=""
            className="aspect-6/5 w-full object-cover"
            style={{ objectPosition }}
          />
          <div className="p-3">{words}</div>
        </div>
      </figure>
    </div>
  );
}

/** Accent, logo and icon beside each other. */
export function LookPreview({ value }: { value: Settings['look'] }) {
  const { shortName } = useSaved('business');
  const [onDark, onLight] = TONES[value.accent];
  return (
    <div>
      <div className="flex min-h-16 items-center justify-between gap-3 bg-night-900 px-4 text-ivory-50">
        {value.logo === '' ? (
          <span className="font-display text-lg">{shortName}</span>
        ) : (
          <img
            src={resized(value.logo, 320)}
            alt={shortName}
            className="h-9 max-w-40 object-contain"
          />
        )}
        <span
          className="rounded-full px-3 py-1 text-xs font-semibold text-night-950"
          style={{ background: onDark }}
        >
          {PREVIEWS.button}
        </span>
      </div>
      <div className="p-4">
        <p className="font-semibold underline underline-offset-4" style={{ color: onLight }}>
          {PREVIEWS.link}
        </p>
        <ul className="mt-4 grid grid-cols-3 gap-2 text-xs">
          {ACCENTS.map((accent) => (
            <li key={accent} className={accent === value.accent ? 'font-semibold' : ''}>
              <span className="flex overflow-hidden rounded-sm">
                {TONES[accent].map((tone) => (
                  <span key={tone} className="h-7 grow" style={{ background: tone }} />
                ))}
              </span>
              {accent === value.accent ? `✓ ${ACCENT_LABELS[accent]}` : ACCENT_LABELS[accent]}
            </li>
          ))}
        </ul>
        <p className="mt-4 flex items-center gap-2 text-xs text-night-600">
          {value.favicon !== '' && (
            <PreviewImage url={value.favicon} className="size-6 rounded-sm" />
          )}
          {value.favicon === '' ? PREVIEWS.usualIcon : PREVIEWS.ownIcon}
        </p>
      </div>
    </div>
  );
}

/** The home page from top to bottom. */
export function HomePreview({ value }: { value: Settings['home'] }) {
  return (
    <ol className="divide-y divide-ivory-300">
      <li className="bg-night-900 px-4 py-6 text-ivory-50">{PREVIEWS.heroSection}</li>
      {value.sections.map(({ section, shown }) => (
        <li
          key={section}
          className={`flex items-center justify-between gap-3 px-4 py-3 ${shown ? '' : 'bg-ivory-100 text-night-500 line-through'}`}
        >
          {HOME_SECTION_LABELS[section]}
          {!shown && <span className="sr-only">{PREVIEWS.hidden}</span>}
        </li>
      ))}
    </ol>
  );
}

/** As a search engine lists the home page. */
export function SeoPreview({ value }: { value: Settings['seo'] }) {
  return (
    <div className="p-5">
      <p className="flex items-center gap-2 text-xs text-night-600">
        <Icon name="search" className="size-4" />
        {location.host}
      </p>
      <p className="mt-1 line-clamp-1 text-lg text-night-900 underline underline-offset-4">
        {value.title}
      </p>
      <p className="mt-1 line-clamp-3 text-night-600">{value.description}</p>
      <p className="mt-3 text-xs text-night-500">
        {PREVIEWS.lengths(value.title.length, value.description.length)}
      </p>
    </div>
  );
}
