/** Words that no language has: what programs put into the fields of forms they try. */

/** Long enough to tell: `VanDerMeer` and `Knightsbridge` are names. */
const MIN_LETTERS = 8;
const MANY_CONSONANTS = /[bcdfghjklmnpqrstvwxz]{7}/i;
const CASE_SWITCHES = /(?:[a-z]+[A-Z]+){3}/;
/** Neighbors on the keyboard, one after the other. */
const KEYBOARD =
  /^(?:asdf(?:g(?:h(?:j(?:kl?)?)?)?)?|qwer(?:t(?:y(?:u(?:i(?:op?)?)?)?)?)?|zxcv(?:b(?:nm?)?)?|hjkl)+$/i;

/**
 * @returns whether a text in Latin letters holds nothing but words that cannot be said; a short or empty
 *   text does not
 */
export function isGibberish(text: string): boolean {
  const words = text.match(/[a-z]+/gi) ?? [];
  const letters = words.join('');
  if (letters.length < MIN_LETTERS || /[^\x20-\x7E\s]/.test(text)) return false;
  const odd = words.filter(
    (word) => MANY_CONSONANTS.test(word) || CASE_SWITCHES.test(word) || KEYBOARD.test(word),
  );
  return odd.join('').length > letters.length * 0.6;
}
