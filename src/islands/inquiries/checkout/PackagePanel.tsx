import { STARTING_AT } from '#domain/texts.ts';
import * as text from '#site/inquiries/checkout-texts.ts';
import { PAGES } from '#site/paths.ts';
import { browseAllRentals } from '#site/texts/common.ts';
import type { ChosenPackage } from '#stores/chosen-package.ts';

export interface PackagePanelProps {
  chosen: ChosenPackage;
  /** Whether an estimate is shown below, which does not include the package. */
  hasEstimate: boolean;
  onRemove: () => void;
}

/** The package whose Book Now was pressed; the request names it. */
export function PackagePanel({ chosen, hasEstimate, onRemove }: PackagePanelProps) {
  const { service, price, replaced } = chosen;
  return (
    <section aria-label={text.selectedPackage} className="rounded-lg bg-ivory-100 p-5 sm:px-6">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="text-xs text-night-600">{text.packageLabel}</p>
          <p className="font-display text-xl">{service}</p>
          <p className="text-sm text-night-600">
            <span>{`${STARTING_AT} ${price}`}</span>
            {hasEstimate && <span className="block text-xs">{text.packageApart}</span>}
            {replaced !== '' && (
              <span className="block text-xs">{text.packageReplaces(replaced)}</span>
            )}
          </p>
        </div>
        <button
          type="button"
          className="min-h-11 shrink-0 text-sm font-semibold underline underline-offset-4"
          onClick={onRemove}
        >
          <span>{text.remove}</span>
          <span className="sr-only">{text.removePackage(service)}</span>
        </button>
      </div>
      {!hasEstimate && (
        <div className="mt-3 border-t border-ivory-300 pt-2 text-sm text-night-600">
          <p>{text.packageAlone}</p>
          <a
            href={PAGES.rentals}
            className="inline-flex min-h-11 items-center font-semibold text-night-900 underline underline-offset-4"
          >
            {browseAllRentals}
          </a>
        </div>
      )}
    </section>
  );
}
