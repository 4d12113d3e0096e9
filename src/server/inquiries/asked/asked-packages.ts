/** The package that a request is about (@inquiry.package): whoever shows, packs, exports or quotes it asks here. */
import type { InquiryPackageView } from '#contracts/inquiries/list.ts';
import type { Database } from '#db/client.ts';
import { findPackagesByName } from '#db/queries/catalog/public.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { parsePriceCents } from '#domain/money.ts';
import { bookedService, packageLine } from '#site/catalog/package-line.ts';
import { namedPackage } from './named-package.ts';

type OfferedPackage = Awaited<ReturnType<typeof findPackagesByName>>[number];

export interface AskedPackage extends InquiryPackageView {
  /** For how long its price is, as a line of a quote says it; empty where its service is not known. */
  note: string;
  /** As the shop offers it today; undefined: not anymore, or nobody knows which one. */
  today: OfferedPackage | undefined;
}

interface Choice {
  name: string;
  price: string;
  /** Undefined: not said. */
  type?: OfferedPackage['serviceType'];
}

type Asking = Pick<InquiryRow, 'selectedService' | 'message'>;

/**
 * @param inquiries of one page of a list, of an export, or one alone
 * @returns in their order, the package that was booked or that the message names; null: none
 */
export async function findAskedPackages(
  db: Database,
  inquiries: readonly Asking[],
): Promise<(AskedPackage | null)[]> {
  const asked = inquiries.map(choiceOf);
  const names = new Set(asked.flatMap((each) => each?.name ?? []));
  const offered = names.size === 0 ? [] : await findPackagesByName(db, [...names]);
  return asked.map((each) => {
    if (!each) return null;
    // Two services may have a package of one name.
    const today = oneOf(
      each,
      offered.filter(({ name }) => name === each.name),
    );
    const type = each.type ?? today?.serviceType;
    const words =
      type === undefined
        ? { name: each.name.slice(0, MAX_LENGTH.itemName), note: '' }
        : packageLine(each.name, type);
    return { ...words, price: each.price, today };
  });
}

function choiceOf({ selectedService, message }: Asking): Choice | null {
  if (selectedService) return { ...selectedService, type: bookedService(selectedService.type) };
  return namedPackage(message);
}

/** @returns the package of that service or, of an unknown service, the one of that price or the only one */
function oneOf(
  { price, type }: Choice,
  named: readonly OfferedPackage[],
): OfferedPackage | undefined {
  if (type !== undefined) return named.find(({ serviceType }) => serviceType === type);
  const cents = parsePriceCents(price);
  const priced = named.filter(({ startingPrice }) => parsePriceCents(startingPrice) === cents);
  if (priced.length === 1) return priced[0];
  return named.length === 1 ? named[0] : undefined;
}
