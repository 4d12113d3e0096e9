/** The form of the booking dialog (@booking.request, @booking.fields). */
import { sendBookingRequest } from '#api-client/inquiries.ts';
import type { SelectedService } from '#contracts/inquiries/request.ts';
import { INQUIRER_FIELDS } from '#domain/inquirer-fields.ts';
import { TOASTS, UNNAMED_SERVICE } from '#site/texts/toasts.ts';
import { defineForm } from './define.ts';
import { inquirerBody, inquirerErrors } from './inquiry.ts';

export const bookingForm = defineForm({
  name: 'booking',
  fields: [...INQUIRER_FIELDS, 'additionalRequests'],
  check: (fields, now) => inquirerErrors(fields, now),
  body: (fields, selectedService: SelectedService | null) => ({
    ...inquirerBody(fields),
    guestCount: fields.guestCount,
    additionalRequests: fields.additionalRequests,
    selectedService,
  }),
  send: sendBookingRequest,
  about: (service) => service?.name ?? '',
  accepted: ({ selectedService }) => TOASTS.bookingSent(selectedService?.name ?? UNNAMED_SERVICE),
  failure: TOASTS.bookingFailed,
});
