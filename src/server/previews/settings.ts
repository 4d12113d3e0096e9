/** The settings with one section as its form holds it. */
import { SAVED } from '#contracts/settings/saved.ts';
import { listSettings } from '#db/queries/settings.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { withFacts } from '#site/shop/shop-fields.ts';
import type { Services } from '../base/services.ts';
import type { CatalogChange } from '../catalog/public/with-change.ts';
import { checked } from '../http/handle.ts';
import { readSectionName } from '../settings/routes.ts';
import { presentSettings } from '../shop/read.ts';
import { upgrade } from '../shop/stored.ts';

/** @throws ApiError 404 for a section that there is not, 400 for what a save would refuse */
export async function changedSettings(
  { db, now }: Services,
  params: { section: string },
  body: { value?: unknown },
): Promise<CatalogChange & Required<Pick<CatalogChange, 'settings'>>> {
  const section = readSectionName(params.section);
  const value = checked<unknown>(SAVED[section], upgrade(section, body.value));
  const saved = presentSettings(await listSettings(db()));
  return {
    settings: withFacts({ ...saved, [section]: value }),
    ...(section === 'privacy' && { privacySaved: todayInDetroit(now()) }),
  };
}
