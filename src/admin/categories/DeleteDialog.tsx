import { useId, useState } from 'react';
import type { CategoryAdminView } from '#contracts/admin/categories.ts';
import { BIN_DAYS } from '#domain/limits.ts';
import { Modal } from '#ui/Modal.tsx';
import { Select } from '#ui/Select.tsx';
import type { ListParams } from '../data/queries.ts';
import { useAllCategories } from '../data/use-list.ts';

interface DeleteDialogProps {
  category: CategoryAdminView;
  onChoice: (choice: ListParams) => void;
  onClose: () => void;
}

/** What becomes of the items of a category that goes: a question, because they cannot be orphans. */
export function DeleteDialog({ category, onChoice, onClose }: DeleteDialogProps) {
  const id = useId();
  const { itemCount } = category;
  const items =
    itemCount === 0
      ? // Some have come, and the list could not be read again.
        'Rental items are in it'
      : `${itemCount} rental ${itemCount === 1 ? 'item is' : 'items are'} in it`;
  const others = (useAllCategories().data ?? []).filter((each) => each.id !== category.id);
  const [to, setTo] = useState('');
  return (
    <Modal title={`Delete ${category.name}?`} onClose={onClose}>
      <p className="text-base">{`${items}. What should happen to them?`}</p>
      {others.length > 0 && (
        <form
          className="mt-5 rounded-md border border-ivory-300 p-4"
          onSubmit={(event) => {
            event.preventDefault();
            onChoice({ items: 'move', to });
          }}
        >
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            Move them to
          </label>
          <div className="flex flex-wrap gap-2">
            <Select
              id={id}
              className="sm:w-auto sm:grow"
              required
              placeholder="Choose a category"
              items={others.map(({ id: value, name }) => ({ value, label: name }))}
              value={to}
              onChange={(event) => setTo(event.target.value)}
            />
            <button type="submit" className="button button-night">
              Move items and delete category
            </button>
          </div>
        </form>
      )}
      <div className="mt-4 rounded-md border border-ivory-300 p-4">
        <p>{`Or move them to the trash too. They can be restored for ${BIN_DAYS} days.`}</p>
        <button
          type="button"
          className="button-danger mt-2 button"
          onClick={() => onChoice({ items: 'delete' })}
        >
          Delete category and items
        </button>
      </div>
    </Modal>
  );
}
