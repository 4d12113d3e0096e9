/** A result of examining the environment. Never contains a secret. */
export interface Finding {
  /** `wrong` keeps the shop from working; `note` is worth knowing. */
  level: 'ok' | 'note' | 'wrong';
  about: string;
  /** The state, and what to do. */
  text: string;
}

const SIGNS = { ok: '✓', note: '•', wrong: '✗' } as const;

export function findingLine({ level, about, text }: Finding): string {
  return `${SIGNS[level]} ${about}: ${text}`;
}
