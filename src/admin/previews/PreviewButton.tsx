import { useLayer } from '../address/router.ts';
import { Button, type ButtonProps } from '../parts/Button.tsx';
import { part } from '../parts/loading.tsx';
import type { PreviewDialogProps } from './PreviewDialog.tsx';
import { PREVIEW } from './texts.ts';

const Preview = part<PreviewDialogProps>(async () => {
  const { PreviewDialog } = await import('./PreviewDialog.tsx');
  return PreviewDialog;
});

interface PreviewButtonProps extends Omit<PreviewDialogProps, 'onClose'> {
  needs?: ButtonProps['needs'];
  /** Whether an upload of the form is running. */
  disabled?: boolean;
  /**
   * Marks invalid fields.
   * @returns whether the form can be previewed
   */
  check?: () => boolean;
}

/** Opens the preview of a form. */
export function PreviewButton({ needs, disabled = false, check, ...preview }: PreviewButtonProps) {
  const layer = useLayer('preview');
  return (
    <>
      <Button
        look="outline"
        needs={needs}
        className="max-sm:px-3"
        disabled={disabled}
        onClick={() => {
          if (check?.() ?? true) layer.open();
        }}
      >
        {PREVIEW.button}
      </Button>
      {layer.isOpen && <Preview {...preview} onClose={layer.close} />}
    </>
  );
}
