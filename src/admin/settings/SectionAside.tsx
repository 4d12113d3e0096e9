import type { ComponentType } from 'react';
import type { Section } from '#contracts/settings/sections.ts';
import { BESIDE, FOCUS } from './beside-texts.ts';
import { DigestNow } from './DigestNow.tsx';
import { FeesExample, StockExample } from './examples.tsx';
import { FocusPad } from './FocusPad.tsx';
import type { SectionForm } from './section-form.ts';

interface Aside {
  title: string;
  note?: string;
  Content: ComponentType<{ form: SectionForm }>;
}

/** What stands beside the forms of these sections. */
const ASIDES: Partial<Record<Section, Aside>> = {
  hero: { title: FOCUS.title, Content: FocusPad },
  digest: { title: BESIDE.digest, note: BESIDE.digestNote, Content: DigestNow },
  fees: { title: BESIDE.fees, note: BESIDE.feesNote, Content: FeesExample },
  stock: { title: BESIDE.stock, Content: StockExample },
};

/** What stands beside a section's form, and follows the unsaved values. */
export function SectionAside({ form }: { form: SectionForm }) {
  const aside = ASIDES[form.section];
  if (!aside) return null;
  const { title, note, Content } = aside;
  return (
    <section aria-label={title} className="mt-8 min-w-0 xl:sticky xl:top-20 xl:mt-0">
      <h3 className="text-lg">{title}</h3>
      {note && <p className="mb-3 text-xs text-night-500">{note}</p>}
      <div className="rounded-md border border-ivory-300 bg-white p-5 break-words">
        <Content form={form} />
      </div>
    </section>
  );
}
