import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Editable } from '#contracts/editing.ts';
import { useMay } from '../accounts/session/may.ts';
import { HISTORY } from '../catalog/history-texts.ts';
import { queryOf } from '../data/queries.ts';
import { moment } from '../data/times.ts';
import { Button } from '../parts/Button.tsx';
import { ChangedFields } from '../parts/ChangedFields.tsx';
import { Reading } from '../parts/loading.tsx';
import type { EntityKind, Named } from './entity-kind.ts';
import { ShortQuestion } from './ShortQuestion.tsx';
import type { EntityForm } from './use-entity-form.ts';
import { useRestoreVersion, type RestoreVersion } from './use-restore-version.ts';

interface EditListProps {
  kind: EntityKind<Editable & Named, Named>;
  form: EntityForm<Named>;
  scheduled: Editable['scheduled'];
}

/** The edits of an entity, the latest first, each with a way to restore it (@history.restore). */
export function EditList({ kind, form, scheduled }: EditListProps) {
  const history = useQuery({
    ...queryOf(kind.endpoints.history, { params: { id: form.entityId } }),
    // Somebody may have edited it since it was last unfolded.
    refetchOnMount: 'always',
  });
  const edits = history.data;
  const mayRestore = useMay(kind.endpoints.restoreVersion);
  const restoring = useRestoreVersion(kind, form, {
    version: edits?.[0]?.version ?? 0,
    scheduled,
    reread: () => history.refetch(),
  });
  const restore = mayRestore ? restoring : undefined;
  if (!edits || history.error) {
    return <Reading of={history} failed={HISTORY.failed} loading={HISTORY.loading} />;
  }
  const oldest = edits.at(-1);
  if (!oldest) return <p>{HISTORY.none}</p>;
  return (
    <>
      <ol className="divide-y divide-ivory-300">
        {edits.map((edit, index) => (
          <Edit
            key={edit.id}
            edit={edit}
            labels={kind.labels}
            restore={index === 0 || edit.action === 'deleted' ? undefined : restore}
          />
        ))}
        {oldest.action !== 'created' && (
          <Version title={HISTORY.before} version={oldest.version - 1} restore={restore} />
        )}
      </ol>
      {restore.error !== '' && (
        <p role="alert" className="mt-2 font-semibold text-rose-600">
          {restore.error}
        </p>
      )}
      <ShortQuestion
        words={restore.question}
        isOff={restore.isPending}
        onSave={restore.runDespiteShort}
      />
    </>
  );
}

interface EditProps {
  edit: EditView;
  labels: Record<string, string>;
  /** Undefined where there is nothing to go back to. */
  restore: RestoreVersion | undefined;
}

function Edit({ edit, labels, restore }: EditProps) {
  const { action, by, at, version, changes, names } = edit;
  return (
    <Version title={HISTORY.who(action, by)} at={at} version={version} restore={restore}>
      {/* What something began with is not a change. */}
      {action !== 'created' && <ChangedFields changes={changes} labels={labels} names={names} />}
    </Version>
  );
}

interface VersionProps {
  title: string;
  at?: string;
  version: number;
  restore: RestoreVersion | undefined;
  children?: Elements;
}

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
          isOff={restore.isPending}
          onClick={() => restore.run(version)}
        >
          {HISTORY.restore}
        </Button>
      )}
    </li>
  );
}
