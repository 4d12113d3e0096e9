import type { SeedItem } from '../types.ts';
import { backdrops } from './items-backdrops-arches.ts';
import { barsAndStages } from './items-bars-stages.ts';
import { centerpieces } from './items-centerpieces.ts';
import { chairs } from './items-chairs.ts';
import { danceFloors } from './items-dance-floors.ts';
import { decor } from './items-decor.ts';
import { lighting } from './items-lighting.ts';
import { accentLinens } from './items-linens-accents.ts';
import { napkinLinens } from './items-linens-napkins.ts';
import { satinDeepLinens } from './items-linens-satin-deep.ts';
import { satinLightLinens } from './items-linens-satin-light.ts';
import { specialtyLinens } from './items-linens-specialty.ts';
import { lounge } from './items-lounge.ts';
import { photoBooths } from './items-photo-booths.ts';
import { tables } from './items-tables.ts';
import { tableware } from './items-tableware.ts';
import { tents } from './items-tents.ts';

/** Every rental item, in the order of the categories. */
export const items: SeedItem[] = [
  ...chairs,
  ...tables,
  ...satinLightLinens,
  ...satinDeepLinens,
  ...accentLinens,
  ...napkinLinens,
  ...specialtyLinens,
  ...tents,
  ...lounge,
  ...backdrops,
  ...danceFloors,
  ...photoBooths,
  ...lighting,
  ...centerpieces,
  ...tableware,
  ...barsAndStages,
  ...decor,
];
