import type { Elements } from '#ui/elements.ts';
import { Button, type ButtonProps } from '../parts/Button.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { KeptNote } from './KeptNote.tsx';
import type { KeptForm } from './use-kept-form.ts';

interface DialogFootProps {
  form: Pick<KeptForm<object>, 'isDirty' | 'isFollowed' | 'settle'>;
  /** Text of the submit button. */
  label: string;
  look?: ButtonProps['look'];
  /** Such as while saving. */
  disabled: boolean;
  onClose: () => void;
  /** Text of the button that discards what was typed, where “changes” could be about something else. */
  discard?: string | undefined;
  /** Further buttons. */
  children?: Elements;
}

/** The end of a dialog with a kept draft: Save and Discard. */
export function DialogFoot(props: DialogFootProps) {
  const { form, label, look = 'night', disabled, discard, onClose, children } = props;
  return (
    <div className="flex flex-wrap gap-2">
      {/* Tells of another tab's input only, not of a restored draft. */}
      <KeptNote form={{ ...form, isRestored: false }} className="basis-full" />
      <Button look={look} type="submit" disabled={disabled}>
        {label}
      </Button>
      {children}
      <DiscardButton form={form} label={discard} disabled={disabled} onClose={onClose} />
    </div>
  );
}
