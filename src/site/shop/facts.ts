/** A policy in one sentence for the home page (@trust.facts). */
import { MAX_HOME_FACTS } from '#domain/limits.ts';
import { howItWorksPage, type PageSettings } from '../optional-pages.ts';

export interface PolicyFact {
  title: string;
  fact: string;
  /** Of the policy. */
  href: string;
}

/** @returns the first policies with such a sentence, in the owner's order */
export function policyFacts(settings: Pick<PageSettings, 'howItWorks' | 'policies'>): PolicyFact[] {
  const { path, policies } = howItWorksPage(settings);
  return settings.policies.entries
    .flatMap(({ title, fact }, index) => {
      const place = policies[index];
      return place && fact !== '' ? [{ title, fact, href: `${path}#${place.id}` }] : [];
    })
    .slice(0, MAX_HOME_FACTS);
}
