/** @returns "plus delivery" as "Plus delivery." */
export function asSentence(note: string): string {
  const text = note.trim();
  const end = text === '' || /[.!?…][)"”’]?$/.test(text) ? '' : '.';
  return text.slice(0, 1).toUpperCase() + text.slice(1) + end;
}
