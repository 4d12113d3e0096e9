/** Pages that are only there while an owner has written something for them (@trust.empty). */
import type { Settings } from '#contracts/settings/sections.ts';
import { anchored } from './anchors.ts';
import type { NavigationLink } from './navigation-link.ts';
import { PAGES } from './paths.ts';
import { realEvents, type EventSource } from './real-events.ts';
import * as text from './texts/trust.ts';

/** What decides which of them there are. */
export type PageSettings = Pick<Settings, 'policies' | 'howItWorks' | 'faq' | 'events'>;

/** @returns links to those that there are, in their order */
export function optionalPageLinks(settings: PageSettings): NavigationLink[] {
  const { howItWorks, policies, faq, events } = settings;
  const links = [
    {
      label: text.howItWorks,
      href: PAGES.howItWorks,
      isThere: howItWorks.steps.length > 0 || policies.entries.length > 0,
    },
    { label: text.faq, href: PAGES.faq, isThere: faq.entries.length > 0 },
    { label: text.realEvents, href: PAGES.realEvents, isThere: events.entries.length > 0 },
  ];
  return links.filter(({ isThere }) => isThere).map(({ label, href }) => ({ label, href }));
}

/** @returns the pages that there are, in the form `getStaticPaths` gives */
export function optionalPages(source: EventSource & { settings: PageSettings }) {
  const links = optionalPageLinks(source.settings);
  const all = [howItWorksPage(source.settings), faqPage(source.settings), eventsPage(source)];
  return all
    .filter(({ path }) => links.some(({ href }) => href === path))
    .map((props) => ({ params: { page: props.path.slice(1) }, props }));
}

export type OptionalPage = ReturnType<typeof optionalPages>[number]['props'];

/** @returns the pages whose headings answer what somebody may search for (@search.finds) */
export function searchedPages(settings: Pick<PageSettings, 'howItWorks' | 'policies' | 'faq'>) {
  const { policies, ...rules } = howItWorksPage(settings);
  const { questions, ...faq } = faqPage(settings);
  return [
    { ...rules, headings: policies.map(({ id, title }) => ({ id, name: title })) },
    { ...faq, headings: questions.map(({ id, question }) => ({ id, name: question })) },
  ].map(({ label, path, headings }) => ({ label, href: path, headings }));
}

function howItWorksPage({ howItWorks, policies }: Pick<PageSettings, 'howItWorks' | 'policies'>) {
  return {
    path: PAGES.howItWorks,
    label: text.howItWorks,
    intro: howItWorks.intro,
    steps: howItWorks.steps,
    policies: anchored(policies.entries, ({ title }) => title),
  };
}

function faqPage({ faq }: Pick<PageSettings, 'faq'>) {
  return {
    path: PAGES.faq,
    label: text.faq,
    questions: anchored(faq.entries, ({ question }) => question),
  };
}

function eventsPage(source: EventSource) {
  return { path: PAGES.realEvents, label: text.realEvents, events: realEvents(source) };
}
