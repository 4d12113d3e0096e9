import type { Named } from '../data/use-bin.ts';
import { draftKey, hasDraft } from '../form/kept-draft.ts';
import { Badge } from './Badge.tsx';

interface EntityNameProps {
  view: Named;
  /** Path of its kind. */
  path: string;
  onEdit: () => void;
}

/** The name of a thing in a list: it opens it, wherever its row is pressed; in the bin it does not. */
export function EntityName({ view, path, onEdit }: EntityNameProps) {
  const { id, name } = view;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {view.deletedAt === null ? (
        <button type="button" className="opens" data-opens={id} onClick={onEdit}>
          {name}
        </button>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      {hasDraft(draftKey(path, id)) && (
        <Badge tone="strong" mark="pencil">
          Not saved yet
        </Badge>
      )}
    </span>
  );
}
