interface BackupCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once: each code signs in once, when the app is out of reach. */
export function BackupCodes({ codes, onDone }: BackupCodesProps) {
  return (
    <div className="rounded-md bg-ivory-100 p-4">
      <p className="font-semibold">
        Keep these backup codes where you find them without your phone.
      </p>
      <p>Each works once. They are not shown again.</p>
      <ul className="my-3 grid grid-cols-2 gap-x-6 gap-y-1 select-all" aria-label="Backup codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button type="button" className="button button-night" onClick={onDone}>
        I have kept them
      </button>
    </div>
  );
}
