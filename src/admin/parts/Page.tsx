import { useId } from 'react';
import type { Elements } from '#ui/elements.ts';

interface PageProps {
  title: string;
  intro: string;
  /** For images side by side; text is read in narrow lines. */
  isWide?: boolean;
  children: Elements;
}

/** A page of the menu with the person's name. */
export function Page({ title, intro, isWide = false, children }: PageProps) {
  return (
    <div className={`admin-page ${isWide ? '' : 'max-w-3xl'}`}>
      <div>
        <h2 className="text-2xl">{title}</h2>
        <p className="text-night-600">{intro}</p>
      </div>
      {children}
    </div>
  );
}

/** A section named by its heading. */
export function Section({ title, children }: Pick<PageProps, 'title' | 'children'>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-xl">
        {title}
      </h3>
      {children}
    </section>
  );
}
