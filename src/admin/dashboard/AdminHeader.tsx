import { shopFacts } from '#site/shop/shop-facts.ts';
import type { Elements } from '#ui/elements.ts';
import { RowSkeletons } from '../parts/loading.tsx';
import { DASHBOARD } from '../parts/texts.ts';

/** The header, with the signed-in person at the right. */
export function AdminHeader({ children }: { children?: Elements }) {
  return (
    <header className="admin-header on-night z-20 bg-night-900 text-ivory-50">
      <div className="mx-auto flex h-14 max-w-page items-center justify-between gap-4 px-4 sm:px-6">
        <div className="min-w-0 md:flex md:items-baseline md:gap-3">
          <h1 className="truncate text-lg leading-tight">{DASHBOARD.title}</h1>
          <p className="truncate text-xs leading-tight text-brass-200">{shopFacts().name}</p>
        </div>
        {children}
      </div>
    </header>
  );
}

/** Shown while the admin loads. */
export function Opening() {
  return (
    <>
      <AdminHeader />
      <main className="mx-auto max-w-page px-4 py-6 sm:px-6">
        <RowSkeletons label={DASHBOARD.loading} />
      </main>
    </>
  );
}
