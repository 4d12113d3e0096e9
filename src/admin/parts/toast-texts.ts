/** Toasts of the admin. Those quoted in docs/product.md name its rule and are exact. */
import type { MailRoute } from '#contracts/accounts/staff.ts';
import type { Role } from '#contracts/permissions.ts';
import { TRASH_DAYS } from '#domain/limits.ts';
import { IMAGE_TOO_LARGE, NOT_AN_IMAGE } from '#domain/texts.ts';
import { failed, info, type ToastText } from '#site/toast-text.ts';
import { counted, namesInWords } from './texts.ts';

/** Kinds that can be created, updated and deleted, as named in toasts. */
export type ResourceName = 'Category' | 'Rental item' | 'Service package';
/** Kinds that can be moved to the trash and restored. */
export type DeletableName = ResourceName | 'Request';

/** @returns how many chosen images are missing: `3 images were not added.` */
export function imagesNotAdded(when: 'were' | 'will be', count: number): string {
  if (count !== 1) return `${count} images ${when === 'were' ? 'were not' : 'will not be'} added.`;
  return `1 image ${when === 'were' ? 'was not' : 'will not be'} added.`;
}

/** @returns how many empty rows were left out; undefined for none */
function rowsRemoved(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? '1 empty row was removed.' : `${count} empty rows were removed.`;
}

const NEW_ROLES: Record<Role, string> = {
  owner: 'is now an owner.',
  editor: 'is now an editor.',
  responder: 'now answers requests.',
  reader: 'can now only read.',
};

/** How many bookings and quotes an edit moved (@stock.edit); may be empty. */
function movedEvents(count: number): string {
  if (count === 0) return '';
  return `${counted(count, 'event')} now ${count === 1 ? 'has its' : 'have their'} items out on other days.`;
}

/**
 * What an undo of many did.
 * @param title if anything was undone
 * @param count number of things undone
 * @param done says how many, as a sentence
 * @param left names of things that could not be taken back; may be empty
 */
export function undoneToast(
  title: string,
  count: number,
  done: string,
  left: readonly string[],
): ToastText {
  const stays = leftAlone(left);
  if (count === 0) return info('Nothing was undone', stays);
  return info(title, [done, stays].filter(Boolean).join(' '));
}

/** @returns which things an undo left, and why; may be empty */
function leftAlone(left: readonly string[]): string {
  if (left.length === 0) return '';
  const names = namesInWords(left);
  return left.length === 1
    ? `Left as it is: ${names}. It was changed since, is in use, or needs something that’s in the trash.`
    : `Left as they are: ${names}. They were changed since, are in use, or need something that’s in the trash.`;
}

/** Said before and after sending, where no mail can be sent (@inquiry.reply, @quote.unmailed). */
export const noMailServer = (recipient: string, mail: Exclude<MailRoute, 'server'>) =>
  `No email server is set up, so ${recipient} gets no email${mail === 'none' ? ' until there is one' : ''}.`;

/** Said before and after a reset of two-factor authentication, after another sentence; empty without a server. */
export const bothMailed = (mail: MailRoute) =>
  mail === 'server' ? ' You’ll both get an email.' : '';

export const ADMIN_TOASTS = {
  /**
   * The title: @admin.saved.
   * @param missing number of images that failed to upload
   * @param moved number of events whose items are out on other days
   * @param held the scheduled changes that the save holds, in words
   * @param newSlug of a new entity, if it differs from the form's; may be empty
   */
  saved: (
    resource: ResourceName,
    done: 'created' | 'updated',
    name: string,
    {
      missing,
      newSlug,
      moved = 0,
      held = '',
    }: { missing: number; newSlug: string; moved?: number; held?: string },
  ): ToastText => {
    const details = [
      newSlug === '' ? '' : `Its slug is ${newSlug}.`,
      missing === 0 ? '' : imagesNotAdded('were', missing),
      movedEvents(moved),
      held,
    ];
    return {
      ...info(`${resource} ${done} successfully`, name),
      detail: details.filter(Boolean).join(' ') || undefined,
    };
  },
  /** The title: @admin.saved. */
  deleted: (resource: DeletableName, name: string) =>
    info(`${resource} deleted successfully`, `${name} stays in the trash for ${TRASH_DAYS} days.`),
  restored: (resource: DeletableName, name: string) =>
    info(`${resource} restored successfully`, name),
  newIsOpen: (singular: string) =>
    info(`Your new ${singular} isn’t saved yet`, 'Save or discard it, then duplicate.'),
  draftKept: info('Not saved yet', 'What you typed is kept on this device.'),
  orderSaved: info('Order saved', 'Visitors will see the categories in this order.'),
  inquiryUpdated: (name: string, status: string) =>
    info('Status changed', `${name} is now marked as ${status}.`),

  // @inquiry.reply: says “sent” only if it was.
  replied: (email: string, mail: MailRoute) =>
    ({
      server: info(
        'Reply sent',
        `We’re sending it to ${email}. Check the timeline to see if it was sent.`,
      ),
      files: info('Reply saved', `${noMailServer(email, 'files')} It’s saved as a file.`),
      none: info('Reply saved', noMailServer(email, 'none')),
    })[mail],

  // @image.type, @image.size-limit
  invalidImage: failed('Invalid file type', NOT_AN_IMAGE),
  imageTooLarge: failed('File too large', IMAGE_TOO_LARGE),
  // @image.failed, @image.upload, @image.address
  uploadFailed: failed(
    'Upload failed',
    'There was an error uploading your image. Please try again.',
  ),
  uploaded: info('Image uploaded successfully', 'Your image has been saved to the cloud'),
  imageBroken: failed('Image failed to load', 'This image URL is no longer accessible'),
  damagedImage: failed('Damaged image', 'This image is damaged or empty.'),
  heicImage: failed(
    'HEIC photo not supported',
    'This browser can’t read HEIC photos. Save the photo as a JPEG, or add it from your iPhone, which converts it.',
  ),
  tooManyImages: (remaining: number) =>
    failed('Too many images', `You can add only ${remaining} more.`),

  publishRequested: info('Publishing', 'Everything you saved is being published.'),
  versionRestored: info('Version restored', 'Visitors see it now.'),

  /**
   * @param isSeen whether visitors see the change
   * @param removed number of empty rows left out
   */
  settingsSaved: (section: string, isSeen: boolean, { removed = 0, moved = 0 } = {}) => ({
    ...info(
      'Settings saved',
      isSeen ? `Visitors will soon see your changes to “${section}”.` : `“${section}” is saved.`,
    ),
    detail: [rowsRemoved(removed), movedEvents(moved)].filter(Boolean).join(' ') || undefined,
  }),
  /** The input equals what was saved. */
  settingsSame: (section: string, removed: number) => ({
    ...info('Nothing to save', `“${section}” is the same as before.`),
    detail: rowsRemoved(removed),
  }),
  settingsUndone: (section: string) => info('Change undone', `“${section}” is as it was before.`),

  nameChanged: (name: string) => info('Name changed', name),
  emailChanged: (email: string) => info('Email changed', `You sign in with ${email} now.`),
  passwordChanged: info('Password changed', 'Your other devices have been signed out.'),
  passwordSet: info('Password set', 'Use it to sign in.'),
  twoFactorOn: info(
    'Two-factor authentication is on',
    'You’ll be asked for a code when you sign in.',
  ),
  twoFactorOff: info('Two-factor authentication is off', 'You sign in with only your password.'),
  codesCopied: info('Codes copied', 'Paste them somewhere you can get to without your phone.'),
  sessionEnded: info('Signed out', 'That device has to sign in again.'),

  invited: (email: string, mail: MailRoute) =>
    mail === 'server'
      ? info('Invitation sent', `${email} will get a link by email.`)
      : info('Invitation created', `${noMailServer(email, mail)} Send them the link yourself.`),
  invitationCanceled: (email: string) => info('Invitation canceled', email),
  staffChanged: (
    name: string,
    { role, disabled }: { role?: Role | undefined; disabled?: boolean | undefined },
  ) => {
    const what = disabled ? 'is disabled and signed out.' : 'can sign in again.';
    return info('Staff updated', `${name} ${role ? NEW_ROLES[role] : what}`);
  },

  factorReset: (name: string, mail: MailRoute) =>
    info('Two-factor reset', `${name} can sign in with the password alone.${bothMailed(mail)}`),

  personErased: (what: string) => info('Personal data deleted', what),
  personFileIncomplete: failed(
    'The file is incomplete',
    'Some new requests couldn’t be read. Download the file again in a few minutes.',
  ),
} as const;
