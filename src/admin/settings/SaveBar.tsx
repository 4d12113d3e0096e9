import { useState } from 'react';
import type { Elements } from '#ui/elements.ts';
import { faultMessage } from '../form/field-faults.ts';
import { ShortQuestion } from '../form/ShortQuestion.tsx';
import { EDITOR } from '../form/texts.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { imagesNotAdded } from '../parts/toast-texts.ts';
import type { SectionForm } from './section-form.ts';
import { SETTINGS_TAB } from './texts.ts';
import type { useSaveSection } from './use-save-section.ts';

interface SaveBarProps {
  form: SectionForm;
  save: ReturnType<typeof useSaveSection>;
  /** Whether a pressed Save waits for an upload. */
  isWaiting: boolean;
  /** Further buttons. */
  children?: Elements;
}

/** Sticky below a long form: Save, Discard, and why it was not saved. */
export function SaveBar({ form, save, isWaiting, children }: SaveBarProps) {
  const [isAsking, setAsking] = useState(false);
  const { isDirty, missingImages, errors } = form;
  const message = faultMessage(errors, form.labels, save.error, Object.keys(form.labels));
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
      <ShortQuestion
        words={save.question}
        disabled={save.isPending}
        onSave={save.saveDespiteShort}
      />
      {message === '' && save.question === '' && (
        // Left out on a phone: the buttons say the same, and more of the form is visible.
        <p
          role="status"
          className={`min-w-0 grow text-night-600 ${isDirty ? 'max-sm:sr-only' : ''}`}
        >
          {isDirty ? SETTINGS_TAB.unsaved : SETTINGS_TAB.noChanges}
        </p>
      )}
      {children}
      {isDirty && (
        <Button look="quiet" className="max-sm:px-3" onClick={() => setAsking(true)}>
          {EDITOR.discard}
        </Button>
      )}
      <Button type="submit" look="night" disabled={!isDirty || save.isPending}>
        {isWaiting ? EDITOR.uploading : label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={SETTINGS_TAB.discardTitle}
          text={SETTINGS_TAB.discardText}
          label={SETTINGS_TAB.discard}
          onConfirm={form.giveUp}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
