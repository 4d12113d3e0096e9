import type { ServiceType } from '#contracts/catalog/public.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { SERVICE_LINES, type ServiceLine } from './service-texts.ts';

export type ServicePage = ServiceLine & Settings['services'][ServiceType];

/** @returns the fixed texts of a service's page, and the owner's */
export function servicePage(
  type: ServiceType,
  { services }: Pick<Settings, 'services'>,
): ServicePage {
  return { ...SERVICE_LINES[type], ...services[type] };
}
