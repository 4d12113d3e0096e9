import { plainDigits } from './typed-text.ts';

/** A local number. */
const FEWEST_DIGITS = 7;

/** @returns whether the text has enough digits to be called: "call me after 5" has not */
export function isCallable(phone: string): boolean {
  return plainDigits(phone).replaceAll(/\D/g, '').length >= FEWEST_DIGITS;
}

/** @returns a warning for a number that is too short (@form.phone); empty for none */
export function phoneCaution(phone: string): string {
  const isShort = phone.trim() !== '' && !isCallable(phone);
  return isShort ? 'Is this number complete? You can send it as it is.' : '';
}
