/**
 * Finds the package of a request (@inquiry.package), for pages, packing lists, exports and quotes.
 */
import type { InquiryPackageView } from '#contracts/inquiries/list.ts';
import type { Database } from '#db/client.ts';
import { listPackagesByName } from '#db/queries/catalog/public.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { parsePriceCents } from '#domain/money.ts';
import { bookedService, packageLine } from '#site/catalog/package-line.ts';
import { namedPackage } from './named-package.ts';

type OfferedPackage = Awaited<ReturnType<typeof listPackagesByName>>[number];

export interface AskedPackage extends InquiryPackageView {
  /** Duration that its price includes, for a quote's line; empty if its service is unknown. */
  note: string;
  /** The package as offered today; undefined if it no longer exists or is ambiguous. */
  today: OfferedPackage | undefined;
}

interface Choice {
  name: string;
  price: string;
  /** Undefined if unknown. */
  type?: OfferedPackage['serviceType'];
}

type InquiryTexts = Pick<InquiryRow, 'selectedService' | 'message'>;

/**
 * @returns for each inquiry, in order, the booked package or the one named in the message; null for
 *   none
 */
export async function listAskedPackages(
  db: Database,
  inquiries: readonly InquiryTexts[],
): Promise<(AskedPackage | null)[]> {
  const choices = inquiries.map(choiceOf);
  const names = new Set(choices.flatMap((choice) => choice?.name ?? []));
  const offered = names.size === 0 ? [] : await listPackagesByName(db, [...names]);
  return choices.map((choice) => {
    if (!choice) return null;
    // Two services may have packages of the same name.
    const today = chosenOf(
      choice,
      offered.filter(({ name }) => name === choice.name),
    );
    const type = choice.type ?? today?.serviceType;
    const words =
      type === undefined
        ? { name: choice.name.slice(0, MAX_LENGTH.itemName), note: '' }
        : packageLine(choice.name, type);
    return { ...words, price: choice.price, today };
  });
}

function choiceOf({ selectedService, message }: InquiryTexts): Choice | null {
  if (selectedService) return { ...selectedService, type: bookedService(selectedService.type) };
  return namedPackage(message);
}

/** @returns the package of the chosen service; for an unknown service, the one of that price, or the only one */
function chosenOf(
  { price, type }: Choice,
  named: readonly OfferedPackage[],
): OfferedPackage | undefined {
  if (type !== undefined) return named.find(({ serviceType }) => serviceType === type);
  const cents = parsePriceCents(price);
  const priced = named.filter(({ startingPrice }) => parsePriceCents(startingPrice) === cents);
  if (priced.length === 1) return priced[0];
  return named.length === 1 ? named[0] : undefined;
}
