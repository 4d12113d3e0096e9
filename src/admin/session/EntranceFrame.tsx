import type { ReactNode } from 'react';
import { SITE } from '#site/config.ts';

/** What stands before the admin: one sheet with the name and a form. */
export function EntranceFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-night-900 p-4">
      <div className="w-full max-w-md rounded-lg bg-ivory-50 p-6 sm:p-8">
        <p className="eyebrow">{SITE.name}</p>
        <h1 className="mt-1 mb-5 text-2xl">{title}</h1>
        {children}
      </div>
    </main>
  );
}
