import type { Language } from '../support/translator.ts';

/** Languages into which a tab is translated. */
export const LANGUAGES = {
  'other letters': { digits: false },
  'other letters and digits': { digits: true },
  'other digits everywhere': { digits: true, ignoresNo: true },
  'longer words': { digits: false, longer: true },
} as const satisfies Record<string, Language>;
export type LanguageName = keyof typeof LANGUAGES;
