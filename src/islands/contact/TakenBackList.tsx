import type { TakeBack } from '#stores/sent-list.ts';
import { useStoreValue } from '#ui/use-store.ts';

/** Puts the items that were sent back on the wishlist: the toast that offers it is soon gone. */
export function TakenBackList({ takeBack }: { takeBack: TakeBack }) {
  const isBack = useStoreValue(takeBack.$isDone, false);
  if (isBack)
    return <p className="content-center text-sm">The items are on your wishlist again.</p>;
  return (
    <button type="button" className="button button-night" onClick={takeBack.run}>
      Keep the items on my wishlist
    </button>
  );
}
