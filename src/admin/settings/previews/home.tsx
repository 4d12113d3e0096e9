import { ACCENTS, type Settings } from '#contracts/settings/sections.ts';
import { resized } from '#site/media/image.ts';
import { Icon } from '#ui/Icon.tsx';
import { textIn } from '../fields.ts';
import { useForm } from '../section-form.ts';
import { ACCENT_LABELS, HOME_SECTION_LABELS } from '../tables-home.ts';
import { PreviewImage, TONES } from './parts.tsx';
import { PREVIEWS } from './texts.ts';
import { useSaved } from './use-saved.ts';

/** Accent, logo and icon beside each other. */
export function LookPreview({ value }: { value: Settings['look'] }) {
  const { shortName } = useSaved('business');
  const [onDark, line, onLight] = TONES[value.accent];
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
        <p className="eyebrow" style={{ color: onLight }}>
          {PREVIEWS.smallHeading}
        </p>
        <p
          className="mt-1 font-semibold underline decoration-2 underline-offset-4"
          style={{ textDecorationColor: line }}
        >
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
              <span>
                {accent === value.accent ? `✓ ${ACCENT_LABELS[accent]}` : ACCENT_LABELS[accent]}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-4 flex items-center gap-2 text-xs text-night-600">
          {value.favicon !== '' && (
            <PreviewImage url={value.favicon} className="size-6 rounded-sm" />
          )}
          <span>{value.favicon === '' ? PREVIEWS.usualIcon : PREVIEWS.ownIcon}</span>
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
          <span>{HOME_SECTION_LABELS[section]}</span>
          {!shown && <span className="sr-only">{PREVIEWS.hidden}</span>}
        </li>
      ))}
    </ol>
  );
}

/** As a search engine lists the home page. */
export function SeoPreview({ value }: { value: Settings['seo'] }) {
  const { values } = useForm();
  // As it was typed: the value ends at the limit.
  const lengthOf = (name: keyof Settings['seo']) => textIn(values, name).length;
  return (
    <div className="p-5">
      <p className="flex items-center gap-2 text-xs text-night-600">
        <Icon name="search" className="size-4" />
        <span>{location.host}</span>
      </p>
      <p className="mt-1 line-clamp-1 text-lg text-night-900 underline underline-offset-4">
        {value.title}
      </p>
      <p className="mt-1 line-clamp-3 text-night-600">{value.description}</p>
      <p className="mt-3 text-xs text-night-500">
        {PREVIEWS.lengths(lengthOf('title'), lengthOf('description'))}
      </p>
    </div>
  );
}
