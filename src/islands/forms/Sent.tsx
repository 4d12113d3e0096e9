import { useEffect, useState } from 'react';
import * as text from '#site/inquiries/form-texts.ts';
import type { SentPanelProps } from './SentPanel.tsx';

type Script = typeof import('./SentPanel.tsx');

/** The sent request in place of its form; only the reference while the script is missing (`fetch-outcome.ts`). */
export function Sent(props: SentPanelProps) {
  const [script, setScript] = useState<Script>();
  useEffect(() => {
    import('./SentPanel.tsx').then(setScript, () => undefined);
  }, []);
  if (script) return <script.SentPanel {...props} />;
  return (
    <section className="min-h-screen rounded-lg bg-white p-6 shadow-card sm:p-8">
      <h2 className="text-2xl">{props.title ?? text.sentTitle}</h2>
      <p className="mt-1 font-semibold text-leaf-700">
        <span>{text.sentReference}</span>
        <span translate="no" className="whitespace-nowrap">{`${props.sent.reference}.`}</span>
      </p>
    </section>
  );
}
