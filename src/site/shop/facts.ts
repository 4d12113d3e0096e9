/** Policies in one sentence each, for the home page (@trust.facts). */
import { MAX_HOME_FACTS } from '#domain/limits.ts';
import { howItWorksPage, type PageSettings } from '../optional-pages.ts';

export interface PolicyFact {
  title: string;
  fact: string;
  /** Address of the policy. */
  href: string;
}

/** @returns the first policies that have a sentence, in the owner's order */
export function policyFacts(settings: Pick<PageSettings, 'howItWorks' | 'policies'>): PolicyFact[] {
  const { path, policies } = howItWorksPage(settings);
  return settings.policies.entries
    .flatMap(({ title, fact }, index) => {
      const policy = policies[index];
      return policy && fact !== '' ? [{ title, fact, href: `${path}#${policy.id}` }] : [];
    })
    .slice(0, MAX_HOME_FACTS);
}
