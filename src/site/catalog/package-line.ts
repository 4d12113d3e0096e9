import { SERVICE_TYPES, type ServiceType } from '#contracts/catalog/public.ts';
import type { ServiceLabel } from '#contracts/inquiries/request.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { SERVICE_LINES } from './service-texts.ts';

/** Type labels of the booking dialog (@services.book). */
export const BOOKING_TYPES: Record<ServiceType, ServiceLabel> = {
  design: 'design',
  photo_booth: 'photobooth',
  video_dance_floor: 'dancefloor',
};

/** Inverse of `BOOKING_TYPES`. */
export function bookedService(label: ServiceLabel): ServiceType {
  const found = SERVICE_TYPES.find((type) => BOOKING_TYPES[type] === label);
  if (!found) throw new Error(`No service is booked as ${label}`);
  return found;
}

/** Services with type, label of the booking dialog and name. */
export const SERVICE_NAMES = SERVICE_TYPES.map((type) => ({
  type,
  label: BOOKING_TYPES[type],
  name: SERVICE_LINES[type].name,
}));

/** @returns a package with its service, because "Classic" alone says nothing */
export function packageTitle(name: string, type: ServiceType): string {
  return `${SERVICE_LINES[type].name}: ${name}`.slice(0, MAX_LENGTH.itemName);
}

/** A package as a line of a quote (@quote.package-line); the note says what the price covers. */
export function packageLine(name: string, type: ServiceType): { name: string; note: string } {
  const { priceLabel } = SERVICE_LINES[type];
  return {
    name: packageTitle(name, type),
    note: priceNote(priceLabel),
  };
}

function priceNote(priceLabel: string): string {
  return priceLabel === '' ? '' : `Price ${priceLabel}`;
}

/** @returns whether a line of a quote is named like a package */
export function isPackageTitle(name: string): boolean {
  return SERVICE_TYPES.some((type) => name.startsWith(packageTitle('', type)));
}

/** @returns whether a note is exactly one that `packageLine` gives */
export function isPriceNote(note: string): boolean {
  return SERVICE_TYPES.some((type) => note === priceNote(SERVICE_LINES[type].priceLabel));
}
