import type { ComponentType } from 'react';
import type { Section, Settings } from '#contracts/settings/sections.ts';
import { sentValue, withinLimits, type GroupField } from '../fields.ts';
import { FormProvider, type SectionForm } from '../section-form.ts';
import { tableOf } from '../tables.ts';
import { SECTION_TEXTS, SETTINGS_TAB } from '../texts.ts';
import { BusinessPreview, FeesPreview, HoursPreview } from './business.tsx';
import { DigestPreview } from './digest.tsx';
import { FabricsPreview } from './fabrics.tsx';
import { HeroPreview } from './hero.tsx';
import { HomePreview, LookPreview, SeoPreview } from './home.tsx';
import { MailsPreview, RepliesPreview } from './mails.tsx';
import {
  EventsPreview,
  FaqPreview,
  PackagesPreview,
  PoliciesPreview,
  PrivacyPreview,
  ReviewsPreview,
  ServicesPreview,
  StepsPreview,
} from './pages.tsx';
import { QuotesPreview } from './quotes.tsx';
import { RoomsPreview } from './rooms.tsx';
import { StockPreview } from './stock.tsx';
import { PlannerPreview, SearchPreview } from './tools.tsx';

type Previews = { [S in Section]: ComponentType<{ value: Settings[S] }> };

const PREVIEWS: Previews = {
  business: BusinessPreview,
  hours: HoursPreview,
  hero: HeroPreview,
  look: LookPreview,
  home: HomePreview,
  seo: SeoPreview,
  services: ServicesPreview,
  packages: PackagesPreview,
  privacy: PrivacyPreview,
  policies: PoliciesPreview,
  howItWorks: StepsPreview,
  faq: FaqPreview,
  rooms: RoomsPreview,
  fabrics: FabricsPreview,
  reviews: ReviewsPreview,
  events: EventsPreview,
  search: SearchPreview,
  planner: PlannerPreview,
  mails: MailsPreview,
  replies: RepliesPreview,
  digest: DigestPreview,
  fees: FeesPreview,
  quotes: QuotesPreview,
  stock: StockPreview,
};

/** What visitors will see of a section, with what is typed and not saved yet. */
export function SectionPreview({ form }: { form: SectionForm }) {
  const table: GroupField = tableOf(form.section);
  // The form of a section's table has its value, and its preview takes it.
  const Preview = PREVIEWS[form.section] as ComponentType<{ value: unknown }>;
  return (
    <section aria-label={SETTINGS_TAB.preview} className="mt-8 min-w-0 xl:sticky xl:top-20 xl:mt-0">
      <h3 className="text-lg">{SETTINGS_TAB.preview}</h3>
      <p className="mb-3 text-xs text-night-500">
        {SECTION_TEXTS[form.section].preview ?? SETTINGS_TAB.previewNote}
      </p>
      <div className="overflow-hidden rounded-md border border-ivory-300 bg-white break-words">
        <FormProvider value={form}>
          <Preview value={sentValue(table, withinLimits(table, form.values), 0)} />
        </FormProvider>
      </div>
    </section>
  );
}
