import { useState } from 'react';
import type { Elements } from '#ui/elements.ts';
import { Icon } from '#ui/Icon.tsx';

interface FoldedProps {
  title: string;
  /** Renders the content, which loads its data only once it is unfolded. */
  children: () => Elements;
}

/** A part below a form that is folded at first, such as the history. */
export function Folded({ title, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group mt-6 border-t border-ivory-300 pt-3"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="size-4 transition-transform group-open:rotate-90" />
        <span>{title}</span>
      </summary>
      {isOpen && children()}
    </details>
  );
}
