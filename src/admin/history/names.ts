import type { EditView, TakenBack } from '#contracts/history/edits.ts';
import { isSection } from '#contracts/settings/endpoints.ts';
import type { ToastText } from '#site/toast-text.ts';
import { SECTION_TEXTS } from '../settings/texts.ts';
import { ACTIVITY } from './texts.ts';

/** @returns what the settings call a section; of one that there is no longer, its name in the code */
function sectionName(section: string): string {
  return isSection(section) ? SECTION_TEXTS[section].name : section;
}

/** @returns what was edited, as staff know it */
export function nameOf({ name, section }: Pick<EditView, 'name' | 'section'>): string {
  if (section !== null) return sectionName(section);
  return name === '' ? ACTIVITY.erased : name;
}

/** @returns what is said of edits that were taken back */
export function undoneWords({ undone, left }: TakenBack): ToastText {
  return ACTIVITY.undone(undone, left.map(nameOf));
}
