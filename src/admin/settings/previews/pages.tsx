import type { Settings } from '#contracts/settings/sections.ts';
import { formatDollars } from '#domain/money.ts';
import { mostPopular, startingAt } from '#site/catalog/service-texts.ts';
import { ownSections } from '#site/shop/own-privacy.ts';
import type { PrivacySection } from '#site/shop/privacy-texts.ts';
import { rentalNotes } from '#site/shop/rental-terms.ts';
import { tableOf } from '../tables.ts';
import { Nothing, PreviewImage } from './parts.tsx';
import { PREVIEWS } from './texts.ts';
import { useWithFacts } from './use-saved.ts';

// Entries have nothing that stays but their place in the list.
/* oxlint-disable react/no-array-index-key */

type Point = Settings['howItWorks']['steps'][number];

/** Entries with a title and a text. */
function Points({ points, isNumbered }: { points: readonly Point[]; isNumbered?: boolean }) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={`space-y-3 ${isNumbered ? 'list-decimal pl-5' : ''}`}>
      {points.map(({ title, text }, index) => (
        <li key={index}>
          <p className="font-semibold">{title}</p>
          <p className="line-clamp-6 whitespace-pre-line">{text}</p>
        </li>
      ))}
    </List>
  );
}

/** The texts of the three service pages, one below the other. */
export function ServicesPreview({ value: typed }: { value: Settings['services'] }) {
  const value = useWithFacts(typed);
  const { fields } = tableOf('services');
  return (
    <div className="divide-y divide-ivory-300">
      {Object.entries(value).map(([type, page]) => (
        <details key={type} className="p-4" open={type === 'design'}>
          <summary className="cursor-pointer font-display text-lg">{fields[type]?.label}</summary>
          <p className="mt-2">{page.intro}</p>
          <p className="mt-4 font-display text-base">{page.packagesTitle}</p>
          <p>{page.packagesText}</p>
          <p className="mt-2 mb-4 text-night-600">{page.question}</p>
          <Points points={page.points} isNumbered={type === 'design'} />
          <p className="mt-4 text-xs text-night-500">{PREVIEWS.teaser(page.teaser)}</p>
        </details>
      ))}
    </div>
  );
}

/** The notes beside prices, and the policies. */
export function PoliciesPreview({ value: typed }: { value: Settings['policies'] }) {
  const value = useWithFacts(typed);
  const notes = rentalNotes(value);
  return (
    <div className="p-5">
      {notes !== '' && <p className="mb-4 rounded-sm bg-ivory-100 p-3 text-xs">{notes}</p>}
      {value.entries.length === 0 ? (
        <p className="text-night-500">{PREVIEWS.noPolicies}</p>
      ) : (
        <Points points={value.entries} />
      )}
    </div>
  );
}

/** The steps in their order. */
export function StepsPreview({ value: typed }: { value: Settings['howItWorks'] }) {
  const value = useWithFacts(typed);
  if (value.steps.length === 0) return <Nothing>{PREVIEWS.noSteps}</Nothing>;
  return (
    <div className="p-5">
      {value.intro !== '' && <p className="mb-4 whitespace-pre-line">{value.intro}</p>}
      <Points points={value.steps} isNumbered />
    </div>
  );
}

/** Questions that open. */
export function FaqPreview({ value: typed }: { value: Settings['faq'] }) {
  const value = useWithFacts(typed);
  if (value.entries.length === 0) return <Nothing>{PREVIEWS.noQuestions}</Nothing>;
  return (
    <div className="divide-y divide-ivory-300 px-5">
      {value.entries.map(({ question, answer }, index) => (
        <details key={index} className="py-3" open={index === 0}>
          <summary className="cursor-pointer font-semibold">{question}</summary>
          <p className="mt-2 whitespace-pre-line">{answer}</p>
        </details>
      ))}
    </div>
  );
}

function SampleMark() {
  return <span className="badge bg-ivory-200 text-night-800">{PREVIEWS.sample}</span>;
}

/** Quotes with whoever wrote them. */
export function ReviewsPreview({ value }: { value: Settings['reviews'] }) {
  if (value.entries.length === 0) return <Nothing>{PREVIEWS.noReviews}</Nothing>;
  return (
    <ul className="divide-y divide-ivory-300">
      {value.entries.map(({ quote, author, occasion, isSample }, index) => (
        <li key={index} className="p-5">
          <blockquote className="line-clamp-6 font-display text-base">{`“${quote}”`}</blockquote>
          <p className="mt-2">{[author, occasion].filter(Boolean).join(', ')}</p>
          {isSample && <SampleMark />}
        </li>
      ))}
    </ul>
  );
}

/** Events with their first photo. */
export function EventsPreview({ value }: { value: Settings['events'] }) {
  if (value.entries.length === 0) return <Nothing>{PREVIEWS.noEvents}</Nothing>;
  return (
    <ul className="divide-y divide-ivory-300">
      {value.entries.map(({ title, place, text, images, items, isSample }, index) => (
        <li key={index} className="p-5">
          <PreviewImage url={images[0] ?? ''} className="mb-3 aspect-video w-full rounded-sm" />
          <p className="font-display text-lg">{title}</p>
          <p className="text-xs text-night-600">{place}</p>
          {isSample && <SampleMark />}
          <p className="mt-2 line-clamp-4 whitespace-pre-line">{text}</p>
          <p className="mt-2 text-xs text-night-500">
            {PREVIEWS.eventParts(images.length, items.length)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The packages of each service, one below the other. */
export function PackagesPreview({ value: typed }: { value: Settings['packages'] }) {
  const value = useWithFacts(typed);
  const { fields } = tableOf('packages');
  return (
    <div className="divide-y divide-ivory-300">
      {Object.entries(value).map(([type, packages]) => (
        <details key={type} className="p-4" open={type === 'design'}>
          <summary className="cursor-pointer font-display text-lg">{fields[type]?.label}</summary>
          <ul className="mt-3 space-y-4">
            {packages.map(({ name, startingPrice, isPopular, description, features }, index) => (
              <li key={index}>
                {isPopular && <p className="text-xs font-semibold">{mostPopular}</p>}
                <p className="font-semibold">{name}</p>
                <p>{`${startingAt} ${formatDollars(Math.round(startingPrice * 100))}`}</p>
                <p className="mt-1 text-night-600">{description}</p>
                <ul className="mt-1 list-disc pl-5">
                  {features.map((feature, at) => (
                    <li key={at}>{feature}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

/** The owner's sections around what is built in. */
export function PrivacyPreview({ value: typed }: { value: Settings['privacy'] }) {
  const value = useWithFacts(typed);
  const builtIn = 'rounded-sm bg-ivory-100 p-3 text-night-600';
  return (
    <div className="space-y-4 p-5">
      <Sections sections={ownSections(value.before)} />
      <p className={builtIn}>{PREVIEWS.builtInPrivacy}</p>
      <Sections sections={ownSections(value.after)} />
      <p className={builtIn}>{PREVIEWS.yourChoices}</p>
    </div>
  );
}

function Sections({ sections }: { sections: readonly PrivacySection[] }) {
  return sections.map(({ title, text }, index) => (
    <div key={index}>
      <p className="font-semibold">{title}</p>
      {text.map((paragraph, at) => (
        <p key={at} className="mt-1 whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  ));
}
