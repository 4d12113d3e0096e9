import { useEffect, useId, useRef, useState } from 'react';
import { said } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { QUOTE_LINK } from '../texts/quotes.ts';

interface QuoteLinkProps {
  /** What the quote is called. */
  name: string;
  link: string;
  onClose: () => void;
}

/** A new link to a quote, to be passed on by hand: it is shown this once. */
export function QuoteLink({ name, link, onClose }: QuoteLinkProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isByHand, setByHand] = useState(false);
  // It answers a press elsewhere: whoever listens or types is taken here.
  useEffect(() => field.current?.focus(), [link]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify(said(QUOTE_LINK.copied, QUOTE_LINK.copiedText));
    } catch {
      // Without permission for the clipboard it is copied by hand.
      setByHand(true);
      field.current?.select();
    }
  };
  return (
    <div className="screen-only mt-3 rounded-md bg-ivory-100 p-4">
      <label htmlFor={id} className="font-semibold">
        {QUOTE_LINK.label(name)}
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={link}
          className="input min-w-0 grow basis-64"
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button look="night" onClick={() => void copy()}>
          {QUOTE_LINK.copy}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {QUOTE_LINK.close}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-2 text-sm text-night-600">
        {QUOTE_LINK.hint}
      </p>
      <p role="status" className="text-sm font-semibold">
        {isByHand && QUOTE_LINK.copyByHand}
      </p>
    </div>
  );
}
