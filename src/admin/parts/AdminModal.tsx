import { Modal, type ModalProps } from '#ui/Modal.tsx';
import { LoweredRole } from '../accounts/session/LoweredRole.tsx';
import { useMay, type Needed } from '../accounts/session/may.ts';

interface AdminModalProps extends Omit<ModalProps, 'head' | 'placement'> {
  /** The endpoint that it calls; without its permission there is no dialog. */
  needs?: Needed | undefined;
}

/**
 * The modal dialog of the admin. It covers the page's message about a lowered role, so it has its own
 * (@staff.lowered).
 */
export function AdminModal({ needs, ...props }: AdminModalProps) {
  if (!useMay(needs)) return null;
  return <Modal {...props} head={<LoweredRole />} />;
}
