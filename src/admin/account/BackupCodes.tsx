import { useRef } from 'react';
import { ADMIN_TOASTS } from '#site/admin-toasts.ts';
import { notify } from '#stores/toasts.ts';

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
      <p className="font-semibold">
        Save these backup codes somewhere you can get to without your phone.
      </p>
      <p>Each code works once. They won’t be shown again.</p>
      <ul
        ref={list}
        className="my-3 grid grid-cols-2 gap-x-6 gap-y-1 select-all"
        aria-label="Backup codes"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {/* What ends this stands apart, not where "Turn on" was pressed. */}
      <div className="flex flex-wrap justify-between gap-2">
        <button type="button" className="button button-night" onClick={() => void copy()}>
          Copy codes
        </button>
        <button type="button" className="button button-outline" onClick={onDone}>
          I’ve saved them
        </button>
      </div>
    </div>
  );
}
