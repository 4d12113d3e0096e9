/** Skeleton cards while a large category's list is loaded (@category.large). */
const COUNT = 8;

export function CardSkeletons() {
  return (
    <ul aria-hidden="true" className="card-grid mt-8">
      {Array.from({ length: COUNT }, (_, index) => (
        <li key={index} className="animate-pulse">
          <div className="aspect-4/3 rounded-md bg-ivory-200" />
          <div className="mt-4 h-6 w-3/4 rounded-sm bg-ivory-200" />
          <div className="mt-2 h-5 w-1/3 rounded-sm bg-ivory-200" />
        </li>
      ))}
    </ul>
  );
}
