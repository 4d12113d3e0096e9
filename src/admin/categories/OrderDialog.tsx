import { Modal } from '#ui/Modal.tsx';
import { failureWords } from '../data/failure-words.ts';
import { RowSkeletons } from '../parts/Skeletons.tsx';
import { Trouble } from '../parts/Trouble.tsx';
import { OrderList } from './OrderList.tsx';
import { useAllCategories } from './use-all-categories.ts';

/** The order in which visitors see the categories. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const categories = useAllCategories();
  return (
    <Modal title="Order of the categories" onClose={onClose}>
      <p>
        Drag a row by its handle, or focus the handle and press the up and down arrow keys. Changes
        are saved right away.
      </p>
      {categories.isPending && <RowSkeletons label="Loading categories" />}
      {categories.error && (
        <Trouble
          title="The categories couldn’t be loaded"
          onRetry={() => void categories.refetch()}
        >
          {failureWords(categories.error)}
        </Trouble>
      )}
      {categories.data && <OrderList categories={categories.data} />}
    </Modal>
  );
}
