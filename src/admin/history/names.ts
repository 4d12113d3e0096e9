import type { EditView, TakenBack } from '#contracts/history/edits.ts';
import { isSection } from '#contracts/settings/endpoints.ts';
import type { ToastText } from '#site/toast-text.ts';
import { SECTION_TEXTS } from '../settings/texts.ts';
import { ACTIVITY } from './texts.ts';

/** @returns the name of a section; for a former section, its name in the code */
function sectionName(section: string): string {
  return isSection(section) ? SECTION_TEXTS[section].name : section;
}

/** @returns the name of the edited entity or section */
export function nameOf({ name, section }: Pick<EditView, 'name' | 'section'>): string {
  if (section !== null) return sectionName(section);
  return name === '' ? ACTIVITY.erased : name;
}

/** @returns the text about undone edits */
export function undoneWords({ undone, left }: TakenBack): ToastText {
  return ACTIVITY.undone(undone, left.map(nameOf));
}
