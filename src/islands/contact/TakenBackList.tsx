import { useState } from 'react';
import type { ToastAction } from '#ui/Toast.tsx';

/** Puts the items that were sent back on the wishlist: the notice that offers it is soon gone. */
export function TakenBackList({ takeBack }: { takeBack: ToastAction }) {
  const [isBack, setIsBack] = useState(false);
  if (isBack)
    return <p className="content-center text-sm">The items are on your wishlist again.</p>;
  return (
    <button
      type="button"
      className="button button-night"
      onClick={() => {
        takeBack.run();
        setIsBack(true);
      }}
    >
      Keep the items on my wishlist
    </button>
  );
}
