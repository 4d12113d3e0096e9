import type { Preselection } from '#site/preselection.ts';

export interface ChosenPackageProps {
  chosen: Preselection;
  onRemove: () => void;
}

/** The package whose Book Now was pressed: the request names it. */
export function ChosenPackage({ chosen: { service, price }, onRemove }: ChosenPackageProps) {
  return (
    <section
      aria-label="Selected package"
      className="flex items-center justify-between gap-4 rounded-lg bg-ivory-100 p-5 sm:px-6"
    >
      <div className="min-w-0">
        <p className="text-xs text-night-600">Package</p>
        <p className="font-display text-xl">{service}</p>
        <p className="text-sm text-night-600">{`Starting at ${price}`}</p>
      </div>
      <button
        type="button"
        className="min-h-11 shrink-0 text-sm font-semibold underline underline-offset-4"
        onClick={onRemove}
      >
        Remove<span className="sr-only">{` the ${service} package`}</span>
      </button>
    </section>
  );
}
