/** What owners read on the Staff page. */
import type { MailRoute } from '#contracts/accounts/staff.ts';
import type { Role } from '#contracts/permissions.ts';
import { INVITATION_DAYS } from '#domain/limits.ts';
import { bothMailed } from '../../parts/toast-texts.ts';
import { ROLE_LABELS } from '../role-labels.ts';

/** What only owners may do (`src/contracts/permissions.ts`). */
const FOR_OWNERS =
  'change settings, manage staff, handle personal data, or restore previous versions of the site';
const CANCELED = 'Open invitations they created will be canceled.';

export const STAFF = {
  title: 'Staff',
  intro: `Owners can do everything. Editors can’t ${FOR_OWNERS}. People who answer requests can also see the catalog, but can’t change or publish it or export requests. People who only read can see all of that and change nothing.`,
  loading: 'Loading staff',
  notLoaded: 'The staff list couldn’t be loaded',
  you: 'You',
  disabled: 'Disabled',
  twoFactor: 'Two-factor',
  passkey: 'Passkey',
  lastSignIn: (time: string) => `Last signed in ${time}`,
  neverSignedIn: 'Hasn’t signed in yet',
  roleOf: (name: string) => `Role of ${name}`,
  saveRole: 'Save role',
  saveRoleOf: (name: string) => `Save role of ${name}`,
  lastOwner: 'The only owner. To change this, make someone else an owner first.',
  enable: 'Enable',
  disable: 'Disable',
  enableOf: (name: string) => `Enable ${name}`,
  disableOf: (name: string) => `Disable ${name}`,
  resetFactor: 'Reset two-factor',
  resetFactorOf: (name: string) => `Reset two-factor of ${name}`,
  resetFactorTitle: (name: string) => `Reset two-factor authentication of ${name}?`,
  resetFactorText: (name: string, mail: MailRoute) =>
    `Do this only if you’re sure that ${name} asked for it, for example in person. They’ll be signed out everywhere, their passkeys will be removed, and they can then sign in with their password alone.${bothMailed(mail)}`,
  /** Who gets no email without a server. */
  eachOfYou: 'each of you',
  notUpdated: 'The account was not updated',
} as const;

/** Question before removing access. */
export const DISABLE = {
  title: (name: string) => `Disable ${name}?`,
  text: (name: string, role: Role) =>
    `${name} will be signed out everywhere and won’t be able to sign in.${role === 'owner' ? ` ${CANCELED}` : ''}`,
  confirm: 'Disable',
} as const;

const ABILITIES: Record<Role, string> = {
  owner: 'do everything, including changing settings, managing staff, and handling personal data.',
  editor: `edit and publish the catalog and answer requests, but not ${FOR_OWNERS}.`,
  responder:
    'answer requests and send quotes, but not change or publish the catalog or export requests.',
  reader: 'see requests and the catalog, and change nothing.',
};

/** Question before changing a role. */
export const NEW_ROLE = {
  title: {
    owner: (name: string) => `Make ${name} an owner?`,
    editor: (name: string) => `Make ${name} an editor?`,
    responder: (name: string) => `Let ${name} answer requests only?`,
    reader: (name: string) => `Let ${name} only read?`,
  },
  text: (name: string, role: Role, before: Role) =>
    `${name} will be able to ${ABILITIES[role]}${before === 'owner' ? ` ${CANCELED}` : ''}`,
  confirm: {
    owner: 'Make owner',
    editor: 'Make editor',
    responder: 'Change role',
    reader: 'Change role',
  },
} as const;

const SEND_IT = 'so send the link to them yourself.';
const LINK_SENT: Record<MailRoute | 'not sent', string> = {
  server: 'It was also emailed to them.',
  files: `The email with it is saved as a file, because no email server is set up, ${SEND_IT}`,
  none: `The email with it won’t be sent until an email server is set up, ${SEND_IT}`,
  'not sent': `It isn’t emailed, ${SEND_IT}`,
};

export const INVITATIONS = {
  title: 'Invite someone',
  role: 'Role',
  /** Who gets no email without a server. */
  invited: 'whoever you invite',
  /** What to do then. */
  noServer: {
    files: 'You get a link to send them yourself.',
    none: 'You get a link to send them yourself.',
  },
  submit: 'Create invitation',
  open: 'Open invitations',
  /** @param expires a day */
  entry: (email: string, role: Role, expires: string) =>
    `${email}, ${ROLE_LABELS[role].toLowerCase()}, expires ${expires}`,
  /** @param by null if invited from the command line */
  invitedBy: (by: string | null) =>
    by === null ? 'Invited from the command line' : `Invited by ${by}`,
  newLink: 'New link',
  newLinkFor: (email: string) => `New link for ${email}`,
  newLinkHint: 'The old link will stop working',
  noNewLink: 'No new link was created',
  cancel: 'Cancel invitation',
  cancelFor: (email: string) => `Cancel invitation for ${email}`,
  notCanceled: 'Invitation was not canceled',
  linkFor: (email: string) => `Invitation link for ${email}`,
  linkCopied: `It works once and expires in ${INVITATION_DAYS} days.`,
  /**
   * @param expires a day
   * @param sent how the mail with the link leaves; `not sent` if the link isn't mailed
   */
  linkHint: (expires: string, sent: MailRoute | 'not sent') =>
    `This link works once and expires on ${expires}. ${LINK_SENT[sent]} Anyone who has it can create the account, so don’t share it with anyone else.`,
} as const;
