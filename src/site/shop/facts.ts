/** What the policies promise in a sentence each, for the home page (@trust.facts). */
import { MAX_HOME_FACTS } from '#domain/limits.ts';
import { howItWorksPage, type PageSettings } from '../optional-pages.ts';

export interface PolicyFact {
  title: string;
  fact: string;
  /** The policy's place on its page. */
  href: string;
}

/** @returns the first policies that have such a sentence, in the owner's order */
export function policyFacts(settings: Pick<PageSettings, 'howItWorks' | 'policies'>): PolicyFact[] {
  const { path, policies } = howItWorksPage(settings);
  return settings.policies.entries
    .flatMap(({ title, fact }, index) => {
      const place = policies[index];
      return place && fact !== '' ? [{ title, fact, href: `${path}#${place.id}` }] : [];
    })
    .slice(0, MAX_HOME_FACTS);
}
