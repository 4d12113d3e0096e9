export const PASSKEY_SIGN_IN = 'Sign in with a passkey';

export const PASSKEY_TROUBLE = {
  canceled: 'Nothing was chosen. Try again, or use your password.',
  known: 'This device already has a passkey of yours.',
  elsewhere: 'Passkeys work only at the website’s own address.',
  other: 'This browser couldn’t use a passkey. Use your password instead.',
} as const;

export const PASSKEYS = {
  title: 'Passkeys',
  intro:
    'A passkey signs you in with your fingerprint, your face, or the PIN of your device, without a password or a code.',
  unsupported: 'This browser can’t use passkeys here.',
  loading: 'Loading passkeys',
  notLoaded: 'The passkeys couldn’t be loaded',
  none: 'You have none yet.',
  list: 'Your passkeys',
  add: 'Add a passkey',
  name: 'Name of the passkey',
  nameHint: 'Such as the device it’s on.',
  yourPassword: 'Your password',
  submit: 'Continue',
  cancel: 'Cancel',
  /** @param used time of the last use; empty if there was none */
  facts: (added: string, used: string) =>
    `Added ${added}, ${used === '' ? 'not used yet' : `last used ${used}`}`,
  /** @param host the site's address when the passkey was added, which is another one now */
  elsewhere: (host: string) => `Works only at ${host}. Remove it, and add another one here.`,
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  save: 'Save name',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove the passkey ${name}?`,
  removeText:
    'It will no longer sign you in. Delete it on your device too, so that you aren’t offered it.',
  notChanged: 'The passkey was not changed',
  added: { title: 'Passkey added', text: 'You can sign in with it. You’ll get an email about it.' },
  renamed: 'Passkey renamed',
  removed: 'Passkey removed',
} as const;
