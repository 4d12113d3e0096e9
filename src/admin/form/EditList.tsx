import { useQuery } from '@tanstack/react-query';
import type { Editable } from '#contracts/editing.ts';
import { useMay } from '../accounts/session/may.ts';
import { HISTORY } from '../catalog/history-texts.ts';
import { queryOf } from '../data/queries.ts';
import { Reading } from '../parts/loading.tsx';
import type { EntityKind, Named } from './entity-kind.ts';
import { ShortQuestion } from './ShortQuestion.tsx';
import type { EntityForm } from './use-entity-form.ts';
import { useRestoreVersion } from './use-restore-version.ts';
import { VersionList } from './VersionList.tsx';

interface EditListProps {
  kind: EntityKind<Editable & Named, Named>;
  form: EntityForm<Named>;
  scheduled: Editable['scheduled'];
}

/** The edits of an entity, the latest first, each with a way to restore it (@history.restore). */
export function EditList({ kind, form, scheduled }: EditListProps) {
  const history = useQuery({
    ...queryOf(kind.endpoints.history, { params: { id: form.entityId } }),
    // There may be a newer edit.
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
  if (edits.length === 0) return <p>{HISTORY.none}</p>;
  return (
    <>
      <VersionList
        edits={edits}
        restore={restore}
        problem={restoring.error}
        changesOf={({ changes, names }) => ({ changes, names, labels: kind.labels })}
      />
      <ShortQuestion
        words={restoring.question}
        disabled={restoring.isPending}
        onSave={restoring.runDespiteShort}
      />
    </>
  );
}
