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
  /** Whether it is being saved. */
  isOff: boolean;
  onClose: () => void;
  /** Other ways out. */
  children?: Elements;
}

/** The end of a dialog whose fields are kept: saving, and giving up what was typed. */
export function DialogFoot(props: DialogFootProps) {
  const { form, label, look = 'night', isOff, onClose, children } = props;
  return (
    <div className="flex flex-wrap gap-2">
      {/* Tells of another tab's input only, not of a restored draft. */}
      <KeptNote form={{ ...form, isRestored: false }} className="basis-full" />
      <Button look={look} type="submit" disabled={disabled}>
        {label}
      </Button>
      {children}
      <DiscardButton form={form} isOff={isOff} onClose={onClose} />
    </div>
  );
}
