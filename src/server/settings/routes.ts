/** Endpoints for the owner's settings: read and save sections, and list their earlier values. */
import { isDeepStrictEqual } from 'node:util';
import {
  isSection,
  settingsEndpoints,
  type SectionVersion,
} from '#contracts/settings/endpoints.ts';
import { SAVED } from '#contracts/settings/saved.ts';
import { SECTIONS } from '#contracts/settings/sections.ts';
import {
  findSetting,
  listSettings,
  listSettingVersions,
  type SettingRow,
} from '#db/queries/settings.ts';
import { assertSeen } from '../base/editable.ts';
import type { Services } from '../base/services.ts';
import type { GuardedApp } from '../http/guarded-app.ts';
import { checked, handle } from '../http/handle.ts';
import { editorOf, nameOf, writeCatalog } from '../publishing/write-catalog.ts';
import { withNamesToday } from '../shop/names-today.ts';
import { readSectionName } from '../shop/read.ts';
import { upgrade, wholeValue } from '../shop/stored.ts';
import { movedOf } from '../stock/follow-edit.ts';
import { presentSection } from './present.ts';
import { mountRoomHistory } from './room-routes.ts';
import { formerSetting, storeSection } from './store.ts';

export function mountSettings(app: GuardedApp, services: Services): void {
  const { db } = services;

  handle(app, settingsEndpoints.read, async () => {
    const rows = await listSettings(db());
    return SECTIONS.map((section) =>
      presentSection(
        section,
        rows.find((row) => row.section === section),
      ),
    );
  });

  handle(app, settingsEndpoints.edit, async ({ params, query, body }, context) => {
    const section = readSectionName(params.section);
    const value = checked<unknown>(SAVED[section], upgrade(section, body.value));
    let movedEvents = 0;
    await writeCatalog(services, editorOf(context), async (tx, now) => {
      const former = await formerSetting(tx, section, now);
      assertSeen(former, body.version);
      if (isDeepStrictEqual(presentSection(section, former).value, value)) return false;
      const next = { section, value, savedBy: nameOf(context) };
      const stored = await storeSection(tx, former, next, { now, ...query });
      movedEvents = stored.movedEvents;
      return stored.isShown;
    });
    return {
      ...presentSection(section, await findSetting(db(), section)),
      ...movedOf(movedEvents),
    };
  });

  handle(app, settingsEndpoints.versions, async ({ params }) => {
    const section = readSectionName(params.section);
    const current = await findSetting(db(), section);
    if (!current) return [];
    const rows = await listSettingVersions(db(), section);
    const earlier = rows.map(({ value }, index) => {
      const next = rows[index - 1] ?? current;
      return { value, until: next.savedAt };
    });
    const values = await withNamesToday(db(), section, earlier);
    return rows.flatMap((row, index) => presentVersion({ ...row, value: values[index] }));
  });

  mountRoomHistory(app, services);
}

/** @returns no view of a value that no longer fits its schema, because it cannot be restored */
function presentVersion({
  section,
  value,
  version,
  savedAt,
  savedBy,
}: SettingRow): SectionVersion[] {
  const whole = isSection(section) ? wholeValue(section, value) : undefined;
  if (whole === undefined) return [];
  return [{ version, value: whole, savedAt: savedAt.toISOString(), savedBy }];
}
