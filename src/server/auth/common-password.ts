/**
 * Passwords that everybody tries first (NIST SP 800-63B §5.1.1.2: compare new passwords with a
 * list of commonly used ones).
 */
import common from './common-passwords.json' with { type: 'json' };

/** Words that are common here. */
const OUR_WORDS = ['woodward', 'woodwardevent', 'woodwardeventdecor', 'eventdecor', 'detroit'];
const COMMON = new Set([...common.words.split(' '), ...OUR_WORDS]);

/** A shorter piece said over and over is no longer password. */
const MAX_PIECE = 8;

/** What people write for letters. */
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
 *   it or for letters in it, or said twice; or has no letter at all
 */
export function isCommonPassword(password: string): boolean {
  const readings = readingsOf(password);
  return readings.length === 0 || readings.map(pieceOf).some(isCommon);
}

/** Whose password it is. */
export interface Owner {
  email: string;
  name: string;
}

/**
 * @returns whether the password is its owner's name, a part of it, their email address or what stands
 *   before its `@`, written in any of the ways in which a common one is recognized
 */
export function isOwnPassword(password: string, { email, name }: Owner): boolean {
  const words = [email, email.split('@')[0] ?? '', name, ...name.split(/\s+/)];
  const own = new Set(
    words.flatMap((word) => readingsOf(word).map((text) => pieceOf(text).text)).filter(Boolean),
  );
  return readingsOf(password).some((text) => own.has(pieceOf(text).text));
}

/** @returns the text and what it may stand for; none where it has no letter */
function readingsOf(given: string): string[] {
  const text = given.normalize('NFKC').toLowerCase();
  const core = withoutEnds(text);
  return core === '' ? [] : [text, core, withoutEnds(asLetters(text)), asLetters(core)];
}

function pieceOf(text: string): Piece {
  return smallestPiece(text.replaceAll(/[\s._-]/g, ''));
}

function isCommon({ text, times }: Piece): boolean {
  return COMMON.has(text) || (times > 1 && text.length <= MAX_PIECE);
}

/** Without what is no letter, before the first and after the last one. */
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

/** @returns the shortest text of which `text` is a repetition */
function smallestPiece(text: string): Piece {
  // A text is found in its own double first after one piece.
  const length = Math.max(1, `${text}${text}`.indexOf(text, 1));
  return { text: text.slice(0, length), times: text.length / length };
}
