import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SectionView } from '#contracts/settings/endpoints.ts';
import { moment } from '../data/times.ts';
import { ConflictPanel } from '../form/ConflictPanel.tsx';
import { KeptNote } from '../form/KeptNote.tsx';
import { Control } from './Control.tsx';
import type { Field, Value } from './fields.ts';
import { PreviewSection } from './PreviewSection.tsx';
import { RemovedRooms } from './RemovedRooms.tsx';
import { SaveBar } from './SaveBar.tsx';
import { fieldGroupOf } from './section-fields.ts';
import { FormProvider, useSectionForm } from './section-form.ts';
import { SectionAside } from './SectionAside.tsx';
import { StaleTexts } from './StaleTexts.tsx';
import { TestMail } from './TestMail.tsx';
import { SECTION_TEXTS, SETTINGS_TAB } from './texts.ts';
import { useSaveSection } from './use-save-section.ts';
import { Versions } from './Versions.tsx';
import { wordsOf } from './words.ts';

/** Height of the sticky header. */
const HEADER_PX = 56;

const FAULTS = '[aria-invalid="true"], [data-fault] input, [data-fault] button';

/** One section: its form, a preview and its earlier versions. */
export function SectionPage({ view }: { view: SectionView }) {
  const form = useSectionForm(view);
  const save = useSaveSection(view, form);
  const formElement = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Whether Save was pressed; during an upload, saving waits for its end. */
  const [isSaveAsked, setSaveAsked] = useState(false);
  /** Number of refused previews. */
  const [refusals, setRefusals] = useState(0);
  const { name, intro } = SECTION_TEXTS[view.section];
  const { fields } = fieldGroupOf(view.section);

  // Shows the heading if the page was scrolled down when this section was chosen.
  useEffect(() => {
    const top = heading.current?.getBoundingClientRect().top ?? 0;
    if (top < HEADER_PX) heading.current?.scrollIntoView();
  }, []);

  // Scrolls to the first error, once per try.
  useEffect(() => {
    if (save.failures + refusals === 0) return;
    const fault = formElement.current?.querySelector<HTMLElement>(FAULTS);
    fault?.focus();
    fault?.scrollIntoView({ block: 'center' });
  }, [save.failures, refusals]);

  const start = useEffectEvent(() => save.save());
  useEffect(() => {
    if (!isSaveAsked || form.isBusy) return;
    setSaveAsked(false);
    start();
  }, [isSaveAsked, form.isBusy]);

  return (
    <>
      <h2 ref={heading} className="scroll-mt-18 text-2xl">
        {name}
      </h2>
      <p className="mt-1 text-night-600">{intro}</p>
      <p className="mt-1 text-xs text-night-500">{savedWords(view)}</p>
      {!view.isWhole && (
        <p role="alert" className="mt-3 rounded-md bg-rose-100 p-3 font-semibold text-rose-600">
          {SETTINGS_TAB.notWhole}
        </p>
      )}
      <div className="mt-5 xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] xl:items-start xl:gap-8">
        <form
          ref={formElement}
          noValidate
          aria-label={name}
          onSubmit={(event) => {
            event.preventDefault();
            setSaveAsked(true);
          }}
        >
          <KeptNote form={form} />
          {save.theirs && (
            <ConflictPanel
              form={form}
              save={save}
              theirs={save.theirs}
              // Field and value belong to this section.
              wordsOf={(value, field) => wordsOf(fields[field] as Field, value as Value)}
            />
          )}
          <FormProvider value={form}>
            <div className="space-y-5">
              {Object.entries(fields).map(([fieldName, field]) => (
                <Control
                  key={fieldName}
                  field={field}
                  path={[fieldName]}
                  value={form.values[fieldName] ?? ''}
                />
              ))}
            </div>
          </FormProvider>
          <StaleTexts texts={save.stale} />
          <SaveBar form={form} save={save} isWaiting={isSaveAsked && form.isBusy}>
            <PreviewSection form={form} onRefused={() => setRefusals((count) => count + 1)} />
          </SaveBar>
        </form>
        <SectionAside form={form} />
      </div>
      {view.section === 'mails' && <TestMail />}
      {view.section === 'rooms' && <RemovedRooms isDirty={form.isDirty} />}
      <Versions view={view} isDirty={form.isDirty} />
    </>
  );
}

function savedWords({ savedAt, savedBy, version }: SectionView): string {
  // Values of the demo were saved by nobody.
  if (version === 0 || savedAt === null || savedBy === null) return SETTINGS_TAB.never;
  return SETTINGS_TAB.saved(moment(savedAt), savedBy);
}
