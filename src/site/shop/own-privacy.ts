/** What an owner adds to the privacy policy, before and after what the website says of itself. */
import type { Settings } from '#contracts/settings/sections.ts';
import { paragraphs } from '../anchors.ts';
import type { PrivacySection } from './privacy-texts.ts';

/** @returns the owner's sections as the page shows them (@settings.privacy) */
export function ownSections(entries: Settings['privacy']['before']): PrivacySection[] {
  return entries.map(({ title, text }) => ({ title, text: paragraphs(text) }));
}
