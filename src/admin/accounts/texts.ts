import type { MailRoute } from '#contracts/accounts/staff.ts';
/** What staff read when they sign in, on their account page and on the Staff page. */
import type { HealthView } from '#contracts/catalog/public.ts';
import type { Role } from '#contracts/permissions.ts';
import { INVITATION_DAYS, PASSWORD_LENGTH } from '#domain/limits.ts';
import { counted } from '../parts/texts.ts';

/** Every form before the admin opens. */
export const SIGN_IN = {
  title: 'Sign in',
  email: 'Email',
  password: 'Password',
  staySignedIn: 'Stay signed in on this device',
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  /** In place of the label of a button that was pressed. */
  wait: 'One moment…',
  notLoaded: 'The admin couldn’t be loaded',
} as const;

/** The second step of signing in. */
export const SIGN_IN_CODE = {
  title: 'Enter your code',
  app: 'Code from your authenticator app',
  backup: 'Backup code',
  trust: 'Don’t ask again on this device for 30 days',
  submit: 'Continue',
  appInstead: 'Use your authenticator app instead',
  backupInstead: 'Use a backup code instead',
  startOver: 'Start over',
} as const;

const SENT: Record<HealthView['mail'], string> = {
  configured: 'we’ve emailed a link to it.',
  failing:
    'the email with the link will be sent once the email server works again. Ask the person who runs the website.',
  'kept in files':
    'the email with the link is saved as a file, because no email server is set up. Ask the person who runs the website for it.',
  'not configured':
    'the email with the link will be sent once an email server is set up. Ask the person who runs the website.',
};

export const FORGOT_PASSWORD = {
  title: 'Reset your password',
  intro: 'Enter the email address you sign in with. We’ll email you a link to set a new password.',
  submit: 'Email me a link',
  back: 'Back to sign in',
  /** The same whether the address is known. @param mail how mails leave */
  sent: (mail: HealthView['mail']) =>
    `If this address belongs to a staff account, ${SENT[mail]} The link works once and expires in 1 hour.`,
} as const;

/** The dialog above whatever is open. */
export const SESSION_ENDED = {
  title: 'You’ve been signed out',
  text: 'Sign in again to pick up where you left off. Nothing you typed is lost.',
} as const;

/** What a link in an email opens. */
export const MAILED_LINK = {
  joinTitle: 'Join the team',
  joinSubmit: 'Create account',
  /** @param expires a day */
  invitation: (email: string, role: Role, expires: string) =>
    `This invitation is for ${email}, as an ${role}. The link works once and expires on ${expires}.`,
  yourName: 'Your name',
  resetTitle: 'Set a new password',
  resetSubmit: 'Set password',
  emailTitle: 'Confirm your new email',
  emailIntro: 'From now on, you’ll sign in with the email address this link was sent to.',
  emailSubmit: 'Confirm address',
  brokenTitle: 'This link doesn’t work',
  incomplete: 'This link is incomplete. Copy the whole link from the email, or ask for a new one.',
  signInInstead: 'Sign in instead',
} as const;

export const NEW_PASSWORD = {
  label: 'New password',
  hint: `At least ${PASSWORD_LENGTH.min} characters. A few unrelated words work well.`,
} as const;

export const ACCOUNT = {
  title: 'Your account',
  who: (name: string, email: string, role: Role) => `${name}, ${email}, ${role}`,
  nameTitle: 'Name',
  changeName: 'Change name',
  emailTitle: 'Email',
  emailIntro: (email: string) =>
    `You sign in with ${email}. To change it, enter a new address. We’ll email a link to it.`,
  newEmail: 'New email',
  changeEmail: 'Email me a link',
  /** @param email the new address */
  linkSent: (email: string) =>
    `We’re sending a link to ${email}. Open it within 1 hour. Until then, you sign in with your current address.`,
  passwordTitle: 'Password',
  currentPassword: 'Current password',
  changePassword: 'Change password',
} as const;

export const TWO_FACTOR = {
  title: 'Two-factor authentication',
  isOn: 'It’s on. You enter a code from your authenticator app when you sign in.',
  isOff: 'It’s off. Turn it on so that a stolen password isn’t enough to sign in.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  yourPassword: 'Your password',
  continue: 'Continue',
  scan: 'Scan this QR code with your authenticator app, then enter the code it shows.',
  qrCode: 'QR code for your authenticator app',
  key: 'Or enter this key in the app:',
  code: 'Code',
  newCodes: 'New backup codes',
  createCodes: 'Create new codes',
  codes: 'Backup codes',
  saveCodes: 'Save these backup codes somewhere you can get to without your phone.',
  shownOnce: 'Each code works once. They won’t be shown again.',
  copyCodes: 'Copy codes',
  codesSaved: 'I’ve saved them',
} as const;

export const SESSIONS = {
  title: 'Where you’re signed in',
  notLoaded: 'The list couldn’t be loaded',
  thisDevice: 'This device',
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out ${device}`,
  signOutOthers: 'Sign out all other devices',
  notSignedOut: 'That device was not signed out',
  unknownBrowser: 'Unknown browser',
  /** @param system empty where it is not known */
  device: (browser: string, system: string) => (system ? `${browser} on ${system}` : browser),
  inUse: 'In use now',
  lastUsed: (time: string) => `Last used around ${time}`,
  fromHere: ', from this computer',
  from: (address: string) => `, from IP address ${address}`,
} as const;

export const ROLE_LABELS: Record<Role, string> = { owner: 'Owner', editor: 'Editor' };

/** What only owners may do (`src/contracts/permissions.ts`). */
const FOR_OWNERS =
  'change settings, manage staff, handle personal data, or restore previous versions of the site';
const CANCELED = 'Open invitations they created will be canceled.';

export const STAFF = {
  title: 'Staff',
  intro: `Owners can do everything. Editors can’t ${FOR_OWNERS}.`,
  loading: 'Loading staff',
  notLoaded: 'The staff list couldn’t be loaded',
  you: 'You',
  disabled: 'Disabled',
  twoFactor: 'Two-factor',
  roleOf: (name: string) => `Role of ${name}`,
  saveRole: 'Save role',
  saveRoleOf: (name: string) => `Save role of ${name}`,
  lastOwner: 'The only owner. To change this, make someone else an owner first.',
  enable: 'Enable',
  disable: 'Disable',
  enableOf: (name: string) => `Enable ${name}`,
  disableOf: (name: string) => `Disable ${name}`,
  handTo: (requests: number) => `Hand over ${counted(requests, 'open request')} to`,
  handToNoOne: 'No one: leave them as they are',
  unassign: 'Unassigned: anyone can pick them up',
  resetFactor: 'Reset two-factor',
  resetFactorOf: (name: string) => `Reset two-factor of ${name}`,
  resetFactorTitle: (name: string) => `Reset two-factor authentication of ${name}?`,
  resetFactorText: (name: string) =>
    `Do this only if you’re sure that ${name} asked for it, for example in person. They’ll be signed out everywhere and can then sign in with their password alone. You’ll both get an email.`,
  notUpdated: 'The account was not updated',
} as const;

/** What is asked before access or a role is changed. */
export const STAFF_QUESTIONS = {
  disable: {
    title: (name: string) => `Disable ${name}?`,
    text: (name: string, role: Role) =>
      `${name} will be signed out everywhere and won’t be able to sign in.${role === 'owner' ? ` ${CANCELED}` : ''}`,
    confirm: 'Disable',
  },
  promote: {
    title: (name: string) => `Make ${name} an owner?`,
    text: (name: string) =>
      `${name} will be able to do everything, including changing settings, managing staff, and handling personal data.`,
    confirm: 'Make owner',
  },
  demote: {
    title: (name: string) => `Make ${name} an editor?`,
    text: (name: string) => `${name} will no longer be able to ${FOR_OWNERS}. ${CANCELED}`,
    confirm: 'Make editor',
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
  submit: 'Create invitation',
  open: 'Open invitations',
  /** @param expires a day */
  entry: (email: string, role: Role, expires: string) => `${email}, ${role}, expires ${expires}`,
  /** @param by null: nobody of the staff */
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
   * @param sent how the mail with it leaves; `not sent`: there is none with this link
   */
  linkHint: (expires: string, sent: MailRoute | 'not sent') =>
    `This link works once and expires on ${expires}. ${LINK_SENT[sent]} Anyone who has it can create the account, so don’t share it with anyone else.`,
} as const;
