import { peopleServices, type PeopleServices } from '../people/services.ts';
import { staffMailServices, type StaffMailServices } from '../staff/services.ts';

export interface AdminServices extends StaffMailServices, PeopleServices {}

/** The services of a running function. */
export const adminServices: AdminServices = { ...staffMailServices, ...peopleServices };
