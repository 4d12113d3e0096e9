import { useEffect, useId, useRef, type ReactNode } from 'react';
import { sendAnother, sentReference, sentTitle } from '#site/texts/forms.ts';
import type { SentRequest } from '#stores/forms/sent.ts';
import { Icon } from '#ui/Icon.tsx';
import { SentFacts } from './SentFacts.tsx';

export interface SentPanelProps {
  sent: SentRequest;
  onStartAnew: () => void;
  /** What can be done besides. */
  children?: ReactNode;
}

/**
 * In the place of a form that was sent: the reference, what was sent, what happens next. The toast
 * of it is gone after seconds; this stays until another request is begun or the page is left. The
 * focus comes to its heading, so that it is read out and nothing else has to be.
 */
export function SentPanel({ sent, onStartAnew, children }: SentPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <section
      ref={panel}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 space-y-6 rounded-lg bg-white p-6 shadow-card sm:p-8"
    >
      <div className="flex gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-700 text-ivory-50">
          <Icon name="check" />
        </span>
        <div className="min-w-0">
          <h2
            ref={heading}
            id={`${id}-title`}
            tabIndex={-1}
            aria-describedby={`${id}-reference`}
            className="text-2xl outline-none"
          >
            {sentTitle}
          </h2>
          <p id={`${id}-reference`} className="mt-1 font-semibold text-leaf-700">
            {sentReference}
            <span className="whitespace-nowrap">{`${sent.reference}.`}</span>
          </p>
        </div>
      </div>
      <SentFacts sent={sent} />
      <div className="flex flex-wrap gap-3">
        {children}
        <button type="button" className="button button-outline" onClick={onStartAnew}>
          {sendAnother}
        </button>
      </div>
    </section>
  );
}
