/** A service package as a line of a quote (@quote.package-line). */
import { SERVICE_TYPES, type ServiceType } from '#contracts/catalog/public.ts';
import type { ServiceLabel } from '#contracts/inquiries/request.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { SERVICE_LINES } from './service-texts.ts';

/** The type labels of the booking dialog (@services.book). */
export const BOOKING_TYPES: Record<ServiceType, ServiceLabel> = {
  design: 'design',
  photo_booth: 'photobooth',
  video_dance_floor: 'dancefloor',
};

/** @returns the service that a booking names */
export function bookedService(label: ServiceLabel): ServiceType {
  const found = SERVICE_TYPES.find((type) => BOOKING_TYPES[type] === label);
  if (!found) throw new Error(`No service is booked as ${label}`);
  return found;
}

/** The services by their types, by those of the booking dialog and by name. */
export const SERVICE_NAMES = SERVICE_TYPES.map((type) => ({
  type,
  label: BOOKING_TYPES[type],
  name: SERVICE_LINES[type].name,
}));

/** @returns a package with its service: "Classic" alone says nothing */
export function packageTitle(name: string, type: ServiceType): string {
  return `${SERVICE_LINES[type].name}: ${name}`.slice(0, MAX_LENGTH.itemName);
}

/** @returns its name, and for how long its price is, as its card says it */
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

/** @returns whether a line of a quote is called as a package is */
export function isPackageTitle(name: string): boolean {
  return SERVICE_TYPES.some((type) => name.startsWith(packageTitle('', type)));
}

/** @returns whether a note says no more than for how long a package's price is */
export function isPriceNote(note: string): boolean {
  return SERVICE_TYPES.some((type) => note === priceNote(SERVICE_LINES[type].priceLabel));
}
