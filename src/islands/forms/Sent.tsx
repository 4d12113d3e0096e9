import { useEffect, useRef, useState, type ComponentType } from 'react';
import { sentReference } from '#site/texts/forms.ts';
import type { SentPanelProps } from './SentPanel.tsx';

/** When a panel that did not arrive is asked for again. */
const SIGNS = ['online', 'click'];

/**
 * What was sent, in the place of its form. The panel is fetched while the form is filled in; should it
 * not arrive, the reference is said all the same, and the panel is asked for again when the line is back or
 * with the next press.
 */
export function Sent(props: SentPanelProps) {
  const [Panel, setPanel] = useState<ComponentType<SentPanelProps> | null>(null);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let waiting = new AbortController();
    const fetchPanel = () => {
      import('./SentPanel.tsx').then(
        ({ SentPanel }) => setPanel(() => SentPanel),
        () => {
          const { signal } = waiting;
          for (const sign of SIGNS) addEventListener(sign, again, { signal });
          line.current?.scrollIntoView({ block: 'center' });
        },
      );
    };
    const again = () => {
      waiting.abort();
      waiting = new AbortController();
      fetchPanel();
    };
    fetchPanel();
    return () => waiting.abort();
  }, []);
  if (Panel) return <Panel {...props} />;
  return (
    <p ref={line} role="status" className="font-semibold text-leaf-700">
      {`${sentReference}${props.sent.reference}.`}
    </p>
  );
}
