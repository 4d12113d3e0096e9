import { part } from '../parts/loading.tsx';
import type { Refused } from './use-inquiry-trash.ts';

const RestoreDialog = part(async () => (await import('./RestoreDialog.tsx')).RestoreDialog);

interface RefusedRestoreProps {
  refused: Refused;
  onClose: () => void;
}

/**
 * Asks why a booked event comes back that no longer fits (@inquiry.trash). The refusal of another one may arrive while it
 * is open: the key gives that one fields of its own.
 */
export function RefusedRestore({ refused: { inquiry, short }, onClose }: RefusedRestoreProps) {
  return <RestoreDialog key={inquiry.id} inquiry={inquiry} short={short} onClose={onClose} />;
}
