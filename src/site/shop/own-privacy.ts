import type { Settings } from '#contracts/settings/sections.ts';
import { paragraphs } from '../anchors.ts';
import type { PrivacySection } from './privacy-texts.ts';

/** The owner's parts of the privacy policy (@settings.privacy). */
export function ownSections(entries: Settings['privacy']['before']): PrivacySection[] {
  return entries.map(({ title, text }) => ({ title, text: paragraphs(text) }));
}
