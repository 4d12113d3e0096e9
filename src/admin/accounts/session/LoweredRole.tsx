import { createContext, useContext } from 'react';
import type { Role } from '#contracts/permissions.ts';
import { Button } from '../../parts/Button.tsx';
import { LOWERED } from '../../parts/texts.ts';
import { ROLE_LABELS } from '../role-labels.ts';

interface Lowered {
  role: Role;
  /** Removes what the role may not do from the screen. */
  onContinue: () => void;
}

/** The role that the person has since it was lowered while the screen was open; null if it wasn't. */
export const LoweredRoleContext = createContext<Lowered | null>(null);

/**
 * Says why saving is refused, while what was typed stays to be copied; renders nothing unless the role was lowered.
 * The page has one, and so has every dialog above it: `AdminModal` (@staff.lowered).
 */
export function LoweredRole() {
  const lowered = useContext(LoweredRoleContext);
  if (!lowered) return null;
  const { role, onContinue } = lowered;
  return (
    <div className="sticky top-2 z-20 my-3 flex basis-full flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border-2 border-rose-600 bg-rose-100 p-3">
      <p role="alert" className="min-w-0 grow basis-60">
        <strong>{LOWERED.title(ROLE_LABELS[role])}</strong>
        <span>{` ${LOWERED.text}`}</span>
      </p>
      <Button look="outline" onClick={onContinue}>
        {LOWERED.continue}
      </Button>
    </div>
  );
}
