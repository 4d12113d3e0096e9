import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { notify } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { TWO_FACTOR } from '../texts/accounts.ts';
import { ADMIN_TOASTS } from '../texts/toasts.ts';

interface BackupCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once: each code signs in once, when the app is out of reach. */
export function BackupCodes({ codes, onDone }: BackupCodesProps) {
  const list = useRef<HTMLUListElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify(ADMIN_TOASTS.codesCopied);
    } catch {
      // Without permission for the clipboard they are copied by hand.
      if (list.current) getSelection()?.selectAllChildren(list.current);
    }
  };
  return (
    <div className="rounded-md bg-ivory-100 p-4">
      <p className="font-semibold">{TWO_FACTOR.saveCodes}</p>
      <p>{TWO_FACTOR.shownOnce}</p>
      <ul
        ref={list}
        className="my-3 grid grid-cols-2 gap-x-6 gap-y-1 select-all"
        aria-label={TWO_FACTOR.codes}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {/* What ends this stands apart, not where "Turn on" was pressed. */}
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="night" onClick={() => void copy()}>
          {TWO_FACTOR.copyCodes}
        </Button>
        <Button look="outline" onClick={onDone}>
          {TWO_FACTOR.codesSaved}
        </Button>
      </div>
    </div>
  );
}

type Codes = readonly string[] | null;

/**
 * Backup codes that are shown until this person says that they are saved: looking at another page of
 * the admin does not lose them. They are kept in memory alone, and signing out forgets them.
 * @returns the codes, null when there are none to save, and what sets them
 */
export function useUnsavedCodes(personId: string): [Codes, (codes: Codes) => void] {
  const client = useQueryClient();
  const queryKey = ['unsaved-backup-codes', personId];
  const { data = null } = useQuery<Codes>({ queryKey, enabled: false, gcTime: Infinity });
  return [data, (codes) => void client.setQueryData<Codes>(queryKey, codes)];
}
