/**
 * Commonly used passwords (NIST SP 800-63B §5.1.1.2: compare new passwords with a list of them).
 */
import common from './common-passwords.json' with { type: 'json' };

/** Words that people of this shop would choose. */
const OUR_WORDS = ['woodward', 'woodwardevent', 'woodwardeventdecor', 'eventdecor', 'detroit'];
const COMMON = new Set([...common.words.split(' '), ...OUR_WORDS]);

/** A password that only repeats a piece of at most this many characters is common, whatever the piece. */
const MAX_PIECE = 8;

/** Common substitutes for letters. */
const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * @returns whether the password is a common one, also with capitals, with digits and signs around
 *   it or in place of letters, or repeated; or has no letter at all
 */
export function isCommonPassword(password: string): boolean {
  const readings = readingsOf(password);
  return readings.length === 0 || readings.map(pieceOf).some(isCommon);
}

export interface Owner {
  email: string;
  name: string;
}

/**
 * @returns whether the password is the owner's name, one of its words, their email address or the
 *   part before the `@`, in any variant that `isCommonPassword` recognizes
 */
export function isOwnPassword(password: string, { email, name }: Owner): boolean {
  const words = [email, email.split('@')[0] ?? '', name, ...name.split(/\s+/)];
  const own = new Set(
    words.flatMap((word) => readingsOf(word).map((text) => pieceOf(text).text)).filter(Boolean),
  );
  return readingsOf(password).some((text) => own.has(pieceOf(text).text));
}

/** @returns the word in lower case and its variants; none when it has no letter */
function readingsOf(word: string): string[] {
  const text = word.normalize('NFKC').toLowerCase();
  const core = withoutEnds(text);
  return core === '' ? [] : [text, core, withoutEnds(asLetters(text)), asLetters(core)];
}

function pieceOf(text: string): Piece {
  return smallestPiece(text.replaceAll(/[\s._-]/g, ''));
}

function isCommon({ text, times }: Piece): boolean {
  return COMMON.has(text) || (times > 1 && text.length <= MAX_PIECE);
}

/** Strips everything but letters from both ends. */
function withoutEnds(text: string): string {
  return text.replaceAll(/^\P{L}+|\P{L}+$/gu, '');
}

function asLetters(text: string): string {
  return text.replaceAll(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign);
}

interface Piece {
  text: string;
  times: number;
}

/** @returns the shortest text that `text` is a repetition of */
function smallestPiece(text: string): Piece {
  // In its own double, a text first recurs after one period.
  const length = Math.max(1, `${text}${text}`.indexOf(text, 1));
  return { text: text.slice(0, length), times: text.length / length };
}
