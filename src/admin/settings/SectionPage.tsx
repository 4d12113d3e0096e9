import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SectionView } from '#contracts/admin/settings.ts';
import { moment } from '../data/times.ts';
import { ConflictPanel } from '../form/ConflictPanel.tsx';
import { partOf } from '../form/use-kept-form.ts';
import { Button } from '../parts/Button.tsx';
import { EDITOR } from '../texts/editing.ts';
import { SECTION_TEXTS, SETTINGS_TAB } from '../texts/settings.ts';
import { imagesNotAdded } from '../texts/toasts.ts';
import { Control } from './Control.tsx';
import type { Field, Value } from './fields.ts';
import { SectionPreview } from './previews/SectionPreview.tsx';
import { FormProvider, useSectionForm, type SectionForm } from './section-form.ts';
import { tableOf } from './tables.ts';
import { useSaveSection } from './use-save-section.ts';
import { Versions } from './Versions.tsx';
import { wordsOf } from './words.ts';

/** One section: its form, what visitors will see of it, and its earlier versions. */
export function SectionPage({ view }: { view: SectionView }) {
  const form = useSectionForm(view);
  const save = useSaveSection(view, form);
  const element = useRef<HTMLFormElement>(null);
  const [isAsked, setAsked] = useState(false);
  const { name, intro } = SECTION_TEXTS[view.section];
  const { fields } = tableOf(view.section);

  // What is at fault is brought into view, once for each try.
  useEffect(() => {
    if (save.failures === 0) return;
    const fault = element.current?.querySelector<HTMLElement>(FAULTS);
    fault?.focus();
    fault?.scrollIntoView({ block: 'center' });
  }, [save.failures]);

  // Pressed while an image was on its way: saved when it has come.
  const start = useEffectEvent(() => save.save());
  useEffect(() => {
    if (!isAsked || form.isBusy) return;
    setAsked(false);
    start();
  }, [isAsked, form.isBusy]);

  return (
    <>
      <h2 className="text-2xl">{name}</h2>
      <p className="mt-1 text-night-600">{intro}</p>
      <p className="mt-1 text-xs text-night-500">{savedWords(view)}</p>
      <div className="mt-5 xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] xl:items-start xl:gap-8">
        <form
          ref={element}
          noValidate
          aria-label={name}
          onSubmit={(event) => {
            event.preventDefault();
            setAsked(true);
          }}
        >
          {form.isRestored && form.isDirty && (
            <p className="mb-4 rounded-md bg-ivory-100 p-3">{EDITOR.restored}</p>
          )}
          {save.theirs && (
            <ConflictPanel
              form={form}
              save={save}
              theirs={save.theirs}
              // Both are of this form's table.
              wordsOf={(value, field) => wordsOf(fields[field] as Field, value as Value)}
            />
          )}
          <FormProvider value={form}>
            <div className="space-y-5">
              {Object.entries(fields).map(([field, each]) => (
                <Control key={field} field={each} path={[field]} value={form.values[field] ?? ''} />
              ))}
            </div>
          </FormProvider>
          <SaveBar form={form} save={save} isWaiting={isAsked && form.isBusy} />
        </form>
        <SectionPreview form={form} />
      </div>
      <Versions view={view} isDirty={form.isDirty} />
    </>
  );
}

const FAULTS = '[aria-invalid="true"], [data-fault] input, [data-fault] button';

function savedWords({ savedAt, savedBy, version }: SectionView): string {
  if (version === 0 || savedAt === null) return SETTINGS_TAB.never;
  return SETTINGS_TAB.saved(moment(savedAt), savedBy ?? '');
}

interface SaveBarProps {
  form: SectionForm;
  save: ReturnType<typeof useSaveSection>;
  isWaiting: boolean;
}

/** In reach below a long form: Save, the way back, and why it was not saved. */
function SaveBar({ form, save, isWaiting }: SaveBarProps) {
  const { isDirty, missingImages, errors } = form;
  const names = Object.keys(errors).map(
    (field) => form.labels[partOf(field)] ?? EDITOR.markedField,
  );
  const message = names.length === 0 ? save.error : EDITOR.check([...new Set(names)]);
  const label = save.isPending ? EDITOR.saving : EDITOR.save;
  return (
    <div className="form-end settings-end mt-6 flex flex-wrap items-center justify-end gap-2 border-t border-ivory-300 bg-ivory-50 py-3">
      {missingImages > 0 && (
        <p role="status" className="min-w-0 grow basis-60 font-semibold text-rose-600">
          {imagesNotAdded('will be', missingImages)}
        </p>
      )}
      {message !== '' && (
        <p role="alert" className="min-w-0 grow basis-60 font-semibold text-rose-600">
          {message}
        </p>
      )}
      {message === '' && (
        <p role="status" className="min-w-0 grow text-night-600">
          {isDirty ? SETTINGS_TAB.unsaved : SETTINGS_TAB.noChanges}
        </p>
      )}
      {isDirty && (
        <Button look="quiet" onClick={form.giveUp}>
          {EDITOR.discard}
        </Button>
      )}
      <Button type="submit" look="night" isOff={!isDirty || save.isPending}>
        {isWaiting ? EDITOR.uploading : label}
      </Button>
    </div>
  );
}
