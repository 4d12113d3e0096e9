import { useState } from 'react';
import type { Editable } from '#contracts/editing.ts';
import { Icon } from '#ui/Icon.tsx';
import { HISTORY } from '../catalog/history-texts.ts';
import { part } from '../parts/loading.tsx';
import type { EntityKind, Named } from './entity-kind.ts';
import type { EntityForm } from './use-entity-form.ts';

const EditList = part(async () => (await import('./EditList.tsx')).EditList);

interface EditHistoryProps<View extends Editable & Named, Values extends Named> {
  kind: EntityKind<View, Values>;
  form: EntityForm<Values>;
  /** The entity's scheduled changes. */
  scheduled: Editable['scheduled'];
}

/** What was changed of an entity and by whom, read when it is unfolded (@history.kept). */
export function EditHistory<View extends Editable & Named, Values extends Named>({
  kind,
  form,
  scheduled,
}: EditHistoryProps<View, Values>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group mt-6 border-t border-ivory-300 pt-3"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="size-4 transition-transform group-open:rotate-90" />
        <span>{HISTORY.title}</span>
      </summary>
      {isOpen && (
        <EditList
          // What the list needs of it is the same of every kind.
          kind={kind as unknown as EntityKind<Editable & Named, Named>}
          form={form as unknown as EntityForm<Named>}
          scheduled={scheduled}
        />
      )}
    </details>
  );
}
