/** How many rows stand in for a list that has not come yet. */
const ROWS = Array.from({ length: 8 }, (_, index) => index);

/** Rows that have not come yet. */
export function RowSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className="divide-y divide-ivory-300">
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-3 py-2">
          <div className="skeleton size-11 lg:size-8" />
          <div className="grow space-y-2">
            <div className="skeleton h-4 w-2/5" />
            <div className="skeleton h-3 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
