import type { SelectedService } from '#contracts/inquiries/request.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import * as booking from '#site/inquiries/booking-texts.ts';
import * as text from '#site/inquiries/form-texts.ts';
import * as common from '#site/texts/common.ts';
import { bookingForm } from '#stores/forms/booking.ts';
import type { SentRequest } from '#stores/forms/define.ts';
import { TextAreaField } from '#ui/Field.tsx';
import { Modal } from '#ui/Modal.tsx';
import { FormEnd } from '../../forms/FormEnd.tsx';
import { InquirerFields } from '../../forms/InquirerFields.tsx';
import { useInquiryForm } from '../../forms/use-inquiry-form.ts';

export interface BookingDialogProps {
  /** Null: opened from the hero (@booking.request). */
  service: SelectedService | null;
  /** Address of the package's image, or empty. */
  image: string;
  onClose: () => void;
  /** Called after the request is stored. */
  onSent: (sent: SentRequest) => void;
}

const TYPE_NAMES: Record<SelectedService['type'], string> = {
  design: common.designServices,
  photobooth: common.photoBooth,
  dancefloor: common.videoDanceFloor,
};

/**
 * The booking form; its host closes it after success (@booking.sending), it stays open on failure (@booking.failed).
 */
export function BookingDialog({ service, image, onClose, onSent }: BookingDialogProps) {
  const { form, inquirer, errors, end } = useInquiryForm(bookingForm, service, onSent);
  const title = service ? booking.bookPackage(service.name) : booking.bookEvent;
  return (
    <Modal title={title} beginsAtTitle onClose={onClose}>
      <div className="flex flex-wrap items-center gap-4">
        {image !== '' && (
          <img
            src={image}
            alt=""
            width={112}
            height={84}
            className="size-20 shrink-0 rounded-md object-cover"
          />
        )}
        <p className="flex-1 text-night-600">
          {`${
            service
              ? booking.bookedService(TYPE_NAMES[service.type], service.price)
              : booking.whenAndWhere
          }${booking.bookingPromise}`}
        </p>
      </div>
      <form {...form} className="mt-6 space-y-6">
        <InquirerFields form="booking" {...inquirer} />
        <TextAreaField
          id="booking-requests"
          name="additionalRequests"
          label={text.additionalRequests}
          maxLength={MAX_LENGTH.message}
          error={errors.additionalRequests}
        />
        <FormEnd {...end} label={booking.bookingButton} pendingLabel={text.pending} />
      </form>
    </Modal>
  );
}
