/** Detects words of no language, which bots put into form fields. */

/** A shorter text may be a name or an abbreviation. */
const MIN_LETTERS = 8;
const MANY_CONSONANTS = /[bcdfghjklmnpqrstvwxz]{7}/i;
const CASE_SWITCHES = /(?:[a-z]+[A-Z]+){3}/;
/** Odd only where there are several words; a name alone may be so. */
const QUITE_ODD = /[bcdfghjklmnpqrstvwxz]{5}/i;
const SEVERAL_WORDS = 3;
/** Sequences of neighboring keys. */
const KEYBOARD =
  /^(?:asdf(?:g(?:h(?:j(?:kl?)?)?)?)?|qwer(?:t(?:y(?:u(?:i(?:op?)?)?)?)?)?|zxcv(?:b(?:nm?)?)?|hjkl)+$/i;

/**
 * @returns whether most letters of a text are in unpronounceable words; false for a short text, and for one with
 *   characters beyond ASCII
 */
export function isGibberish(text: string): boolean {
  const words = text.match(/[a-z]+/gi) ?? [];
  const letters = words.join('');
  if (letters.length < MIN_LETTERS || /[^\x20-\x7E\s]/.test(text)) return false;
  const areSeveral = words.length >= SEVERAL_WORDS;
  const odd = words.filter(
    (word) =>
      MANY_CONSONANTS.test(word) ||
      CASE_SWITCHES.test(word) ||
      KEYBOARD.test(word) ||
      (areSeveral && QUITE_ODD.test(word)),
  );
  return odd.join('').length > letters.length * 0.6;
}
