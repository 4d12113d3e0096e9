/** Stores a section of the settings, with its consequences. */
import { isDeepStrictEqual } from 'node:util';
import { INTERNAL_SECTIONS } from '#contracts/settings/internal.ts';
import type { Section } from '#contracts/settings/sections.ts';
import type { Database } from '#db/client.ts';
import { findSetting, type SettingRow } from '#db/queries/settings.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { numberFields } from '#site/shop/shop-fields.ts';
import { storeNextVersion } from '../shop/next-version.ts';
import { presentSettings } from '../shop/read.ts';
import { followAll, NOTHING_MOVES, type HowEdited } from '../stock/follow-edit.ts';
import { recordRoomMoves } from './room-moves.ts';

/** Sections that stock is counted by (`stock/stock-rules.ts`). */
const STOCK_SECTIONS = new Set<Section>(['stock', 'hours']);

/** Result of a save. */
export interface StoredSection {
  /** Whether pages may differ. */
  isShown: boolean;
  movedEvents: number;
}

/** @returns the row of a section; before its first save the default, as version 0 */
export async function formerSetting(
  tx: Database,
  section: Section,
  now: Date,
): Promise<SettingRow> {
  const unsaved = { value: DEFAULT_SETTINGS[section], version: 0, savedBy: null };
  return (await findSetting(tx, section)) ?? { ...unsaved, section, savedAt: now };
}

/**
 * @param former row of the section
 * @param value already checked
 * @param savedBy name of the person
 * @throws ApiError 409 with the events that become short, unless allowed
 */
export async function storeSection(
  tx: Database,
  former: SettingRow,
  { section, value, savedBy }: { section: Section; value: unknown; savedBy: string },
  how: HowEdited,
): Promise<StoredSection> {
  const follow = STOCK_SECTIONS.has(section) ? await followAll(tx, how) : NOTHING_MOVES;
  await storeNextVersion(tx, former, { section, value, savedBy }, how.now);
  if (section === 'rooms') {
    await recordRoomMoves(tx, roomsOf(former.value), roomsOf(value));
  }
  const movedEvents = await follow();
  const isInternal = INTERNAL_SECTIONS.includes(section);
  return { isShown: !isInternal || changesFacts(section, former.value, value), movedEvents };
}

/** @returns the rooms in a stored value of their section, in today's form */
export const roomsOf = (value: unknown) => presentSettings([{ section: 'rooms', value }]).rooms;

/** @returns whether numbers in texts of pages may change (@settings.facts) */
function changesFacts(section: Section, before: unknown, after: unknown): boolean {
  const numbers = (value: unknown) => numberFields(presentSettings([{ section, value }]));
  return !isDeepStrictEqual(numbers(before), numbers(after));
}
