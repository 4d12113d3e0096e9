/**
 * Toasts of the admin, apart from those of visitors, who do not carry them.
 */
import { BIN_DAYS, INVITATION_DAYS } from '#domain/limits.ts';
import { failed, said, type ToastText } from './toast-text.ts';

/** What can be created, updated and deleted, as toasts name it. */
export type ResourceName = 'Category' | 'Rental item' | 'Service package';
/** What can be put into the bin and taken out of it. */
export type BinnedName = ResourceName | 'Request';

/** @returns how many chosen images are not part of what is saved: `3 images were not added.` */
export function imagesNotAdded(when: 'were' | 'will be', count: number): string {
  if (count !== 1) return `${count} images ${when === 'were' ? 'were not' : 'will not be'} added.`;
  return `1 image ${when === 'were' ? 'was not' : 'will not be'} added.`;
}

export const ADMIN_TOASTS = {
  /**
   * @param missing images that were chosen and did not come
   * @param newSlug of something new that got another one than was shown; empty: it did not
   */
  saved: (
    resource: ResourceName,
    done: 'created' | 'updated',
    name: string,
    { missing, newSlug }: { missing: number; newSlug: string },
  ): ToastText => {
    const details = [
      newSlug === '' ? '' : `Its slug is ${newSlug}.`,
      missing === 0 ? '' : imagesNotAdded('were', missing),
    ];
    return {
      ...said(`${resource} ${done} successfully`, name),
      detail: details.filter(Boolean).join(' ') || undefined,
    };
  },
  deleted: (resource: BinnedName, name: string) =>
    said(`${resource} deleted successfully`, `${name} stays in the trash for ${BIN_DAYS} days.`),
  restored: (resource: BinnedName, name: string) => said(`${resource} restored successfully`, name),
  /** @param what was tried: `Category was not saved` */
  failed: (what: string, why: string) => failed(what, why),
  draftKept: said('Not saved yet', 'What you typed is kept on this device.'),
  orderSaved: said('Order saved', 'Visitors see the categories in this order.'),
  inquiryUpdated: (name: string, status: string) =>
    said('Status changed', `${name} is ${status} now`),
  invalidImage: failed('Invalid file type', 'Please select an image file (PNG, JPG, GIF, etc.)'),
  imageTooLarge: failed('File too large', 'Please select an image smaller than 5MB'),
  damagedImage: failed('Damaged image', 'This image is damaged or empty.'),
  heicImage: failed(
    'HEIC photo not supported',
    'This browser cannot read HEIC photos. Save the photo as a JPEG, or add it from the iPhone itself, which converts it.',
  ),
  uploadFailed: failed(
    'Upload failed',
    'There was an error uploading your image. Please try again.',
  ),
  uploaded: said('Image uploaded successfully', 'Your image has been saved to the cloud'),
  imageBroken: failed('Image failed to load', 'This image URL is no longer accessible'),
  tooManyImages: (max: number) => failed('Too many images', `There is room for ${max} images.`),
  publishRequested: said('Publishing', 'The site is being built with all that is saved here.'),
  passwordChanged: said('Password changed', 'Other devices have been signed out.'),
  passwordSet: said('Password set', 'Sign in with it now.'),
  twoFactorOn: said('Two-factor is on', 'You’ll be asked for a code when you sign in.'),
  twoFactorOff: said('Two-factor is off', 'Your password alone signs you in.'),
  codesCopied: said('Codes copied', 'Paste them somewhere you can get to without your phone.'),
  broughtBack: said('Site brought back', 'Visitors see the earlier site now.'),
  invitationWithdrawn: (email: string) => said('Invitation canceled', email),
  personErased: (what: string) => said('Personal data erased', what),
  personFileIncomplete: failed(
    'The file is not complete',
    'Requests that wait for the database could not be read. Make it again in a few minutes.',
  ),
  sessionEnded: said('Signed out', 'That device has to sign in again.'),
  invited: (email: string, isMailed: boolean) =>
    isMailed
      ? said('Invitation sent', `${email} gets a link by email.`)
      : said('Invitation created', `No email is sent: pass the link on to ${email} yourself.`),
  linkCopied: said('Link copied', `It works once, for ${INVITATION_DAYS} days.`),
  staffChanged: (
    name: string,
    { role, disabled }: { role?: string | undefined; disabled?: boolean | undefined },
  ) => {
    const what = disabled ? 'is disabled and signed out' : 'can sign in again';
    return said('Staff updated', `${name} ${role ? `is now an ${role}` : what}`);
  },
} as const;
