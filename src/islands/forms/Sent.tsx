import { useEffect, useState, type ComponentType } from 'react';
import type { SentPanelProps } from './SentPanel.tsx';

/**
 * What was sent, in the place of its form. The panel is fetched while the form is filled in; should it
 * not arrive, the reference is said all the same.
 */
export function Sent(props: SentPanelProps) {
  const [Panel, setPanel] = useState<ComponentType<SentPanelProps> | null>(null);
  useEffect(() => {
    import('./SentPanel.tsx').then(
      ({ SentPanel }) => setPanel(() => SentPanel),
      () => undefined,
    );
  }, []);
  if (Panel) return <Panel {...props} />;
  return (
    <p role="status" className="font-semibold text-leaf-700">
      {`Your reference number is ${props.sent.reference}.`}
    </p>
  );
}
