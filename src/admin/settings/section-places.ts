/** Pages that show a section, for its preview (@preview.sections). */
import { SERVICE_TYPES } from '#contracts/catalog/public.ts';
import { SETTINGS, type Section } from '#contracts/settings/sections.ts';
import { SERVICE_LINES } from '#site/catalog/service-texts.ts';
import { categoryPath, PAGES, PLANNER_PAGE, roomPath } from '#site/paths.ts';
import { isSame } from '../form/conflict.ts';
import type { PreviewPlace } from '../previews/PreviewDialog.tsx';
import { PLACES } from './beside-texts.ts';
import { textIn, type Values } from './fields.ts';

const HOME: PreviewPlace = { path: PAGES.home, label: PLACES.home };
const CONTACT: PreviewPlace = { path: PAGES.contact, label: PLACES.contact };
const HOW_IT_WORKS: PreviewPlace = { path: PAGES.howItWorks, label: PLACES.howItWorks };
const FAQ: PreviewPlace = { path: PAGES.faq, label: PLACES.faq };
const PRIVACY: PreviewPlace = { path: PAGES.privacy, label: PLACES.privacy };
const SERVICES = SERVICE_TYPES.map((type) => ({
  path: SERVICE_LINES[type].path,
  label: SERVICE_LINES[type].name,
}));

/** Pages of sections that are shown on the same pages whatever they contain. */
const FIXED: Partial<Record<Section, readonly PreviewPlace[]>> = {
  business: [CONTACT, HOME, PRIVACY],
  hours: [CONTACT, HOME],
  hero: [HOME],
  home: [HOME],
  look: [HOME, ...SERVICES],
  seo: [HOME],
  privacy: [PRIVACY],
  policies: [HOW_IT_WORKS, HOME],
  howItWorks: [HOW_IT_WORKS],
  faq: [FAQ],
  reviews: [HOME],
  events: [{ path: PAGES.realEvents, label: PLACES.events }, HOME],
  planner: [{ path: PLANNER_PAGE, label: PLACES.planner }],
  fees: [HOW_IT_WORKS, FAQ],
  // The server renders the mail for any page.
  mails: [{ path: PAGES.home, label: PLACES.confirmation }],
};

interface SectionDraft {
  /** The form's values, and those before changes. */
  values: Values;
  base: Values;
  /** The request body of a save. */
  body: unknown;
  /** Slug of the category of a fabric's item; undefined if unknown. */
  category: string | undefined;
}

/**
 * @returns the pages, beginning with that of the first change; empty for a section without pages
 */
export function sectionPlaces(section: Section, draft: SectionDraft): readonly PreviewPlace[] {
  const { values, base } = draft;
  if (section === 'services' || section === 'packages') {
    const changed = SERVICE_TYPES.findIndex((type) => !isSame(values[type], base[type]));
    return [...startingAt(SERVICES, changed), HOME];
  }
  if (section === 'rooms') return roomPlaces(draft);
  if (section === 'fabrics') {
    const { category } = draft;
    return category === undefined ? [] : [{ path: categoryPath(category), label: PLACES.fabrics }];
  }
  return FIXED[section] ?? [];
}

/** @returns slugs of the fabrics' items, those of changed fabrics first; none in other sections */
export function fabricItems(
  section: Section,
  { values, base }: Pick<SectionDraft, 'values' | 'base'>,
) {
  const [now, before] = [values['entries'], base['entries']];
  if (section !== 'fabrics' || !Array.isArray(now)) return [];
  const entries = now as Values[];
  const saved = Array.isArray(before) ? (before as Values[]) : [];
  const isChanged = (entry: Values) => !saved.some((former) => isSame(former, entry));
  const inOrder = [...entries.filter(isChanged), ...entries];
  return [...new Set(inOrder.map((entry) => textIn(entry, 'item')))].filter((slug) => slug !== '');
}

function roomPlaces({ values, base, body }: SectionDraft): PreviewPlace[] {
  const parsed = SETTINGS.rooms.safeParse(body);
  // Errors are shown in the form, whatever page is requested.
  if (!parsed.success) return [HOME];
  const rooms = parsed.data.entries.map(({ slug, name }) => ({
    path: roomPath(slug),
    label: name,
  }));
  const [now, before] = [values['entries'], base['entries']];
  const changed =
    Array.isArray(now) && Array.isArray(before)
      ? now.findIndex((entry, index) => !isSame(entry, before[index]))
      : -1;
  return [...startingAt(rooms, changed), HOME];
}

/** @param index -1 keeps the order */
function startingAt(places: readonly PreviewPlace[], index: number): PreviewPlace[] {
  const first = places[index];
  return first ? [first, ...places.filter((place) => place !== first)] : [...places];
}
