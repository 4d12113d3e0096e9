/** What an examination of an environment finds: in words, and never with a secret. */
export interface Finding {
  /** `wrong` keeps the shop from working; `note` is worth knowing. */
  level: 'ok' | 'note' | 'wrong';
  /** Name of a variable, or of a thing. */
  about: string;
  /** What is so, and what to do. */
  text: string;
}

const SIGNS = { ok: '✓', note: '•', wrong: '✗' } as const;

/** @returns a line for the terminal */
export function findingLine({ level, about, text }: Finding): string {
  return `${SIGNS[level]} ${about}: ${text}`;
}
