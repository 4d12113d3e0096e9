import { Button } from '../parts/Button.tsx';
import { EDITOR } from './texts.ts';
import type { KeptForm } from './use-kept-form.ts';

interface DiscardButtonProps {
  form: Pick<KeptForm<object>, 'isDirty' | 'settle'>;
  label?: string | undefined;
  /** While saving. */
  disabled: boolean;
  onClose: () => void;
}

/** Discards the input of a dialog and closes it; hidden without input. */
export function DiscardButton({
  form: { isDirty, settle },
  label = EDITOR.discard,
  disabled,
  onClose,
}: DiscardButtonProps) {
  if (!isDirty) return null;
  const discard = () => {
    settle();
    onClose();
  };
  return (
    <Button look="outline" disabled={disabled} onClick={discard}>
      {label}
    </Button>
  );
}
