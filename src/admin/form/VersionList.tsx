import { useId, type ComponentProps } from 'react';
import type { EditView } from '#contracts/history/edits.ts';
import type { Elements } from '#ui/elements.ts';
import { HISTORY } from '../catalog/history-texts.ts';
import { moment } from '../data/times.ts';
import { whoWords } from '../history/who-words.ts';
import { Button } from '../parts/Button.tsx';
import { ChangedFields } from '../parts/ChangedFields.tsx';

interface Restore {
  run: (version: number) => void;
  isPending: boolean;
}

interface VersionListProps {
  /** The latest first. */
  edits: readonly EditView[];
  /** Undefined if no version can be restored. */
  restore: Restore | undefined;
  /** Why a version was not restored; may be empty. */
  problem: string;
  changesOf: (edit: EditView) => ComponentProps<typeof ChangedFields>;
}

/** The edits of an entity or a section, each with a button to restore the version that the edit made. */
export function VersionList({ edits, restore, problem, changesOf }: VersionListProps) {
  const oldest = edits.at(-1);
  return (
    <>
      <ol className="divide-y divide-ivory-300">
        {edits.map((edit, index) => (
          <Version
            key={edit.id}
            title={whoWords(edit, edit.action)}
            at={edit.at}
            version={edit.version}
            // The latest edit made the present version.
            restore={index === 0 || edit.action === 'deleted' ? undefined : restore}
          >
            {/* The first values of a created entity are not changes. */}
            {edit.action !== 'created' && <ChangedFields {...changesOf(edit)} />}
          </Version>
        ))}
        {oldest && oldest.action !== 'created' && (
          <Version title={HISTORY.before} version={oldest.version - 1} restore={restore} />
        )}
      </ol>
      {problem !== '' && (
        <p role="alert" className="mt-2 font-semibold text-rose-600">
          {problem}
        </p>
      )}
    </>
  );
}

interface VersionProps {
  title: string;
  at?: string;
  version: number;
  /** Undefined if this version cannot be restored. */
  restore: Restore | undefined;
  children?: Elements;
}

/** One version in a history, with what its edit changed. */
function Version({ title, at, version, restore, children }: VersionProps) {
  const id = useId();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 text-sm">
      <div className="min-w-0 grow basis-64">
        <p id={id} className="wrap-anywhere">
          <span className="font-semibold">{title}</span>
          {at !== undefined && <span className="text-night-600">{` · ${moment(at)}`}</span>}
        </p>
        {children}
      </div>
      {restore && (
        <Button
          look="row-outline"
          aria-describedby={id}
          disabled={restore.isPending}
          onClick={() => restore.run(version)}
        >
          {HISTORY.restore}
        </Button>
      )}
    </li>
  );
}
