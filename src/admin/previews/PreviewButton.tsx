import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { part } from '../parts/loading.tsx';
import type { PreviewDialogProps } from './PreviewDialog.tsx';
import { PREVIEW } from './texts.ts';

const Preview = part<PreviewDialogProps>(async () => {
  const { PreviewDialog } = await import('./PreviewDialog.tsx');
  return PreviewDialog;
});

interface PreviewButtonProps extends Omit<PreviewDialogProps, 'onClose'> {
  /** Whether something is on its way that belongs to it. */
  isOff?: boolean;
  /** @returns whether the form can be previewed; it marks what cannot */
  check?: () => boolean;
}

/** Opens the preview of what a form holds. */
export function PreviewButton({ isOff = false, check, ...preview }: PreviewButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="outline"
        className="max-sm:px-3"
        isOff={isOff}
        onClick={() => setOpen(check?.() ?? true)}
      >
        {PREVIEW.button}
      </Button>
      {isOpen && <Preview {...preview} onClose={() => setOpen(false)} />}
    </>
  );
}
