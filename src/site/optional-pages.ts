/** Pages that exist only with content of the owner (@trust.empty). */
import type { Settings } from '#contracts/settings/sections.ts';
import { anchored } from './anchors.ts';
import type { NavigationLink } from './navigation-link.ts';
import { PAGES } from './paths.ts';
import { realEvents, type EventSource } from './shop/real-events.ts';
import * as text from './shop/trust-texts.ts';

export type PageSettings = Pick<Settings, 'policies' | 'howItWorks' | 'faq' | 'events'>;

/** @returns links to the pages that have content, in the order of the navigation */
export function optionalPageLinks(settings: PageSettings): NavigationLink[] {
  const { howItWorks, policies, faq, events } = settings;
  const links = [
    {
      label: text.howItWorks,
      href: PAGES.howItWorks,
      hasContent: howItWorks.steps.length > 0 || policies.entries.length > 0,
    },
    { label: text.faq, href: PAGES.faq, hasContent: faq.entries.length > 0 },
    { label: text.realEvents, href: PAGES.realEvents, hasContent: events.entries.length > 0 },
  ];
  return links.filter(({ hasContent }) => hasContent).map(({ label, href }) => ({ label, href }));
}

/** The pages that have content, for `getStaticPaths`. */
export function optionalPages(source: EventSource & { settings: PageSettings }) {
  const links = optionalPageLinks(source.settings);
  const all = [howItWorksPage(source.settings), faqPage(source.settings), eventsPage(source)];
  return all
    .filter(({ path }) => links.some(({ href }) => href === path))
    .map((props) => ({ params: { page: props.path.slice(1) }, props }));
}

export type OptionalPage = ReturnType<typeof optionalPages>[number]['props'];

export function howItWorksPage({
  howItWorks,
  policies,
}: Pick<PageSettings, 'howItWorks' | 'policies'>) {
  // Policies first: their addresses stay when a step is added.
  const titled = anchored([...policies.entries, ...howItWorks.steps], ({ title }) => title);
  return {
    path: PAGES.howItWorks,
    label: text.howItWorks,
    intro: howItWorks.intro,
    steps: titled.slice(policies.entries.length),
    policies: titled.slice(0, policies.entries.length),
  };
}

export function faqPage({ faq }: Pick<PageSettings, 'faq'>) {
  return {
    path: PAGES.faq,
    label: text.faq,
    questions: anchored(faq.entries, ({ question }) => question),
  };
}

function eventsPage(source: EventSource) {
  return { path: PAGES.realEvents, label: text.realEvents, events: realEvents(source) };
}
