import { useEffect, useId, useRef, useState } from 'react';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import type { Elements } from '#ui/elements.ts';
import { LINK_ONCE } from '../form/texts.ts';
import { Button } from './Button.tsx';

interface LinkOnceProps {
  label: string;
  hint: string;
  link: string;
  /** Text of the toast. */
  copied: string;
  /** Further buttons. */
  children?: Elements;
}

/** A new link to pass on by hand, shown only once. */
export function LinkOnce({ label, hint, link, copied, children }: LinkOnceProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isByHand, setByHand] = useState(false);
  // The link appears after a press elsewhere, so it takes the focus.
  useEffect(() => field.current?.focus(), [link]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify(info(LINK_ONCE.copied, copied));
    } catch {
      // The clipboard is not allowed.
      setByHand(true);
      field.current?.select();
    }
  };
  return (
    <div className="screen-only mt-3 max-w-2xl rounded-md bg-ivory-100 p-4">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          // Belongs to no form, so that Enter submits none around it.
          form=""
          readOnly
          value={link}
          className="input min-w-0 grow basis-64"
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button look="night" onClick={() => void copy()}>
          {LINK_ONCE.copy}
        </Button>
        {children}
      </div>
      <p id={`${id}-hint`} className="mt-2 text-sm text-night-600">
        {hint}
      </p>
      <p role="status" className="text-sm font-semibold">
        {isByHand && LINK_ONCE.copyByHand}
      </p>
    </div>
  );
}
