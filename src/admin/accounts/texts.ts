/** Texts of the sign-in and the account page. */
import type { HealthView } from '#contracts/catalog/public.ts';
import { ROLE_AS, type Role } from '#contracts/permissions.ts';
import { PASSWORD_LENGTH } from '#domain/limits.ts';
import { ROLE_LABELS } from './role-labels.ts';

/** For all forms before the admin. */
export const SIGN_IN = {
  title: 'Sign in',
  email: 'Email',
  password: 'Password',
  staySignedIn: 'Stay signed in on this device',
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  /** Label of the button while sending. */
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
  unknown: 'we’ll email a link to it.',
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
  /**
   * The same for known and unknown addresses.
   * @param mail whether and how the server sends mails
   */
  sent: (mail: HealthView['mail']) =>
    `If this address belongs to a staff account, ${SENT[mail]} The link works once and expires in 1 hour.`,
} as const;

/** The dialog for signing in again. */
export const SESSION_ENDED = {
  title: 'You’ve been signed out',
  text: 'Sign in again to pick up where you left off. Nothing you typed is lost.',
} as const;

/** Pages of mailed links. */
export const MAILED_LINK = {
  joinTitle: 'Join the team',
  joinSubmit: 'Create account',
  /** @param expires a day */
  invitation: (email: string, role: Role, expires: string) =>
    `This invitation is for ${email}, ${ROLE_AS[role]}. The link works once and expires on ${expires}.`,
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
  who: (name: string, email: string, role: Role) =>
    `${name}, ${email}, ${ROLE_LABELS[role].toLowerCase()}`,
  nameTitle: 'Name',
  changeName: 'Change name',
  emailTitle: 'Email',
  emailIntro: (email: string) =>
    `You sign in with ${email}. To change it, enter a new address. We’ll email a link to it.`,
  newEmail: 'New email',
  /** What gets no email without a server. */
  newAddress: 'the new address',
  /** What follows from it. */
  noServer: {
    files:
      'The email with the link is saved as a file. Ask the person who runs the website for it.',
    none: 'Ask the person who runs the website.',
  },
  changeEmail: 'Email me a link',
  /** @param email the new address */
  linkSent: (email: string) =>
    `We’re sending a link to ${email}. Open it within 1 hour. Until then, you sign in with your current address.`,
  passwordTitle: 'Password',
  currentPassword: 'Current password',
  changePassword: 'Change password',
} as const;

export const LEAVE = {
  title: 'Leave',
  intro:
    'If you no longer work here, close your account. You’ll be signed out everywhere and won’t be able to sign in. Your calendar link and the links to your previews stop working. So do the links of open invitations, if you created them as an owner. Your name stays on what you’ve done. An owner can let you in again.',
  open: 'Close my account',
  submit: 'Close account',
  cancel: 'Keep my account',
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
  /** @param system may be empty */
  device: (browser: string, system: string) => (system ? `${browser} on ${system}` : browser),
  inUse: 'In use now',
  lastUsed: (time: string) => `Last used around ${time}`,
  fromHere: ', from this computer',
  from: (address: string) => `, from IP address ${address}`,
} as const;
