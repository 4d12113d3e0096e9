import { staffMailServices, type StaffMailServices } from '../accounts/staff/services.ts';
import { peopleServices, type PeopleServices } from '../people/services.ts';

export interface AdminServices extends StaffMailServices, PeopleServices {}

/** The services of a running function. */
export const adminServices: AdminServices = { ...staffMailServices, ...peopleServices };
