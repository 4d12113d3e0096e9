import { RowSkeletons } from '../parts/Skeletons.tsx';

/** The desk while it opens: its outline, and no data. */
export function Opening() {
  return (
    <>
      <header className="on-night bg-night-900 text-ivory-50">
        <div className="mx-auto flex min-h-16 max-w-page items-center px-4 sm:px-6">
          <h1 className="text-xl">Admin Dashboard</h1>
        </div>
      </header>
      <main className="mx-auto max-w-page px-4 py-6 sm:px-6">
        <RowSkeletons label="Opening the desk" />
      </main>
    </>
  );
}
