/**
 * What leaves no mark where it is shown: white space, control characters, what Unicode lists as ignorable (joiners,
 * soft hyphens, marks of direction, the fillers of Hangul), noncharacters, the empty pattern of Braille, anchors of
 * annotations and objects, and a note without a head.
 */
const VISIBLE =
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\uFFF9-\uFFFC\u{1D159}]/u;

/** @returns whether nothing of the text can be seen */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}
