import type { ReactNode } from 'react';

interface FactListProps {
  /** Label and value; those without a value are left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  className: string;
}

/** Facts about a request with their labels. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={`grid ${className}`}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-night-500">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
