import { RowSkeletons } from '../parts/Skeletons.tsx';
import { AdminHeader } from './AdminHeader.tsx';

/** The admin while it opens: its outline, and no data. */
export function Opening() {
  return (
    <>
      <AdminHeader />
      <main className="mx-auto max-w-page px-4 py-6 sm:px-6">
        <RowSkeletons label="Opening the admin" />
      </main>
    </>
  );
}
