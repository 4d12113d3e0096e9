/** What an owner adds to the privacy policy, before and after what the website says of itself. */
import type { Settings } from '#contracts/settings/sections.ts';
import { fillLine, type FieldValues } from '#domain/text-template.ts';
import { paragraphs } from './anchors.ts';
import type { PrivacySection } from './texts/privacy.ts';

/** @returns what the fields in braces stand for */
function shopFields({ name, email, phone, city, fullArea }: Settings['business']): FieldValues {
  return { name, email, phone, city, area: fullArea };
}

/** @returns the owner's sections with the facts of the shop filled in (@settings.privacy) */
export function ownSections(
  entries: Settings['privacy']['before'],
  business: Settings['business'],
): PrivacySection[] {
  const values = shopFields(business);
  return entries.map(({ title, text }) => ({
    title: fillLine(title, values),
    text: paragraphs(fillLine(text, values)),
  }));
}
