import { Button } from '../parts/Button.tsx';
import { EDITOR } from './texts.ts';
import type { KeptForm } from './use-kept-form.ts';

interface DiscardButtonProps {
  form: Pick<KeptForm<object>, 'isDirty' | 'settle'>;
  /** Whether it is being saved. */
  isOff: boolean;
  onClose: () => void;
}

/** Gives up what was typed into a dialog, and closes it; there only while something was. */
export function DiscardButton({ form: { isDirty, settle }, isOff, onClose }: DiscardButtonProps) {
  if (!isDirty) return null;
  const discard = () => {
    settle();
    onClose();
  };
  return (
    <Button look="outline" isOff={isOff} onClick={discard}>
      {EDITOR.discard}
    </Button>
  );
}
