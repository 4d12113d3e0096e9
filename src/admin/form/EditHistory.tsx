import type { Editable } from '#contracts/editing.ts';
import { HISTORY } from '../catalog/history-texts.ts';
import { part } from '../parts/loading.tsx';
import type { EntityKind, Named } from './entity-kind.ts';
import { Folded } from './Folded.tsx';
import type { EntityForm } from './use-entity-form.ts';

const EditList = part(async () => (await import('./EditList.tsx')).EditList);

interface EditHistoryProps<View extends Editable & Named, Values extends Named> {
  kind: EntityKind<View, Values>;
  form: EntityForm<Values>;
  /** The entity's scheduled changes. */
  scheduled: Editable['scheduled'];
}

/** The edits of an entity, loaded when unfolded (@history.kept). */
export function EditHistory<View extends Editable & Named, Values extends Named>({
  kind,
  form,
  scheduled,
}: EditHistoryProps<View, Values>) {
  return (
    <Folded title={HISTORY.title}>
      {() => (
        <EditList
          // The list only uses what all kinds have.
          kind={kind as unknown as EntityKind<Editable & Named, Named>}
          form={form as unknown as EntityForm<Named>}
          scheduled={scheduled}
        />
      )}
    </Folded>
  );
}
