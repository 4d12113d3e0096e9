/** Pages whose headings answer searches (@search.answers). */
import type { Settings } from '#contracts/settings/sections.ts';
import { shownRooms } from '../catalog/rooms.ts';
import { faqPage, howItWorksPage, type PageSettings } from '../optional-pages.ts';
import { PAGES, roomPath } from '../paths.ts';
import { openingHours } from '../shop/hours.ts';
import * as text from '../shop/trust-texts.ts';
import { areaWords, contactWords, hoursWords, roomWords } from './texts.ts';

export type AnswerSettings = Pick<PageSettings, 'howItWorks' | 'policies' | 'faq'> &
  Pick<Settings, 'business' | 'hours' | 'rooms'>;

export interface SearchedPage {
  label: string;
  href: string;
  /** Words by which the page as a whole is found. */
  words: string;
  headings: {
    /** Id of the heading's element. */
    id: string;
    name: string;
    /** The text under the heading. */
    text: string;
  }[];
}

/** @returns existing pages with their headings */
export function searchedPages(settings: AnswerSettings): SearchedPage[] {
  const { steps, policies, ...rules } = howItWorksPage(settings);
  const { questions, ...faq } = faqPage(settings);
  const optional = [
    {
      ...rules,
      headings: [...policies, ...steps].map((heading) => ({ ...heading, name: heading.title })),
    },
    {
      ...faq,
      headings: questions.map(({ id, question, answer }) => ({ id, name: question, text: answer })),
    },
  ];
  return [
    ...optional
      .filter(({ headings }) => headings.length > 0)
      .map(({ label, path, headings }) => ({ label, href: path, words: '', headings })),
    ...shownRooms(settings.rooms).map(({ name, slug, place, story }) => ({
      label: name,
      href: roomPath(slug),
      words: `${roomWords} ${place} ${story}`,
      headings: [],
    })),
    contactPage(settings),
  ];
}

function contactPage({ business, hours }: AnswerSettings): SearchedPage {
  const week = openingHours(hours);
  const days = week.map(({ days: name, hours: open }) => `${name} ${open}`).join(' ');
  const isShown = week.length > 0 || hours.note !== '';
  const opening = { id: 'hours', name: text.hours, text: `${hoursWords} ${days} ${hours.note}` };
  const area = {
    id: 'area',
    name: text.areaServed,
    text: `${areaWords} ${business.serviceArea} ${business.cities.join(' ')}`,
  };
  return {
    label: text.contact,
    href: PAGES.contact,
    words: contactWords,
    headings: isShown ? [opening, area] : [area],
  };
}
