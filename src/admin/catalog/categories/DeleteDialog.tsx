import { useId, useState } from 'react';
import type { CategoryAdminView } from '#contracts/catalog/categories.ts';
import { DESPITE_SHORT } from '#contracts/stock/edit.ts';
import { FieldFrame } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import type { ListParams } from '../../data/queries.ts';
import { useAllCategories } from '../../data/use-list.ts';
import { ShortQuestion } from '../../form/ShortQuestion.tsx';
import { useShortageQuestion } from '../../form/use-shortage-question.ts';
import { AdminModal } from '../../parts/AdminModal.tsx';
import { Button } from '../../parts/Button.tsx';
import { DELETE_CATEGORY } from '../texts.ts';

interface DeleteDialogProps {
  category: CategoryAdminView;
  isBusy: boolean;
  /**
   * @param choice what happens to the items
   * @param asks gets the failure, and returns whether the dialog handles it
   */
  onChoice: (choice: ListParams, asks: (cause: unknown) => boolean) => void;
  onClose: () => void;
}

/**
 * Asks what happens to a deleted category's items: they need a category. In another one, pieces may
 * be away longer and leave events short, which is a second question (@stock.edit).
 */
export function DeleteDialog({ category, isBusy, onChoice, onClose }: DeleteDialogProps) {
  const id = useId();
  const others = (useAllCategories().data ?? []).filter((other) => other.id !== category.id);
  const [to, setTo] = useState('');
  const question = useShortageQuestion(to);
  const move = (confirmation: ListParams = {}) => {
    question.clear();
    onChoice({ items: 'move', to, ...confirmation }, (cause) => question.ask(cause, to));
  };
  return (
    <AdminModal title={DELETE_CATEGORY.title(category.name)} onClose={onClose}>
      <p className="text-base">{DELETE_CATEGORY.question(category.itemCount)}</p>
      {others.length > 0 && (
        <form
          className="mt-5 rounded-md border border-ivory-300 p-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) move();
          }}
        >
          <FieldFrame id={id} label={DELETE_CATEGORY.moveTo}>
            <div className="flex flex-wrap gap-2">
              <Select
                id={id}
                className="sm:w-auto sm:grow"
                required
                placeholder={DELETE_CATEGORY.choose}
                items={others.map(({ id: value, name }) => ({ value, label: name }))}
                value={to}
                onChange={(event) => setTo(event.target.value)}
              />
              <Button type="submit" look="night" disabled={isBusy}>
                {DELETE_CATEGORY.move}
              </Button>
            </div>
          </FieldFrame>
          <ShortQuestion
            words={question.words}
            disabled={isBusy}
            onSave={() => move(DESPITE_SHORT)}
          />
        </form>
      )}
      <div className="mt-4 rounded-md border border-ivory-300 p-4">
        <p>{DELETE_CATEGORY.orDelete}</p>
        <Button
          look="danger"
          className="mt-2"
          disabled={isBusy}
          onClick={() => onChoice({ items: 'delete' }, () => false)}
        >
          {DELETE_CATEGORY.delete}
        </Button>
      </div>
    </AdminModal>
  );
}
