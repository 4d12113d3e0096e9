import type { ReactNode } from 'react';

/** Fields of a dialog that belong together, under their heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="form-section">
      <h3>{title}</h3>
      <div className="min-w-0 space-y-4">{children}</div>
    </section>
  );
}
