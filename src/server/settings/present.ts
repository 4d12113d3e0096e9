import type { SectionView } from '#contracts/settings/endpoints.ts';
import type { Section } from '#contracts/settings/sections.ts';
import type { SettingRow } from '#db/queries/settings.ts';
import { presentSettings } from '../shop/read.ts';
import { wholeValue } from '../shop/stored.ts';

/** @param row undefined: it was never saved */
export function presentSection<S extends Section>(
  section: S,
  row: SettingRow | undefined,
): SectionView<S> {
  return {
    section,
    value: presentSettings(row ? [row] : [])[section],
    version: row?.version ?? 0,
    savedAt: row?.savedAt.toISOString() ?? null,
    savedBy: row?.savedBy ?? null,
    isWhole: row === undefined || wholeValue(section, row.value) !== undefined,
  };
}
