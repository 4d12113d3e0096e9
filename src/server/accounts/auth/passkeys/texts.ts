/** Refusals about passkeys. */
export const passkeyUnknown =
  'This passkey doesn’t sign anyone in here. Use your password, or another passkey.';
export const passkeyRefused = 'The passkey couldn’t be added. Please try again.';
export const passkeyTaken = 'This passkey was added already.';
export const tooManyPasskeys = 'You’ve reached the limit of passkeys. Remove one first.';
export const noSuchPasskey = 'There is no such passkey.';
