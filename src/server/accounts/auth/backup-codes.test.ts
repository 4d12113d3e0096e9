import { expect, test } from 'vitest';
import { backupCodes } from './backup-codes.ts';

test('ten different codes without look-alike letters @signin.codes', () => {
  for (let round = 0; round < 50; round += 1) {
    const codes = backupCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes)
      expect(code).toMatch(/^[a-km-np-zA-HJ-NP-Z2-9]{5}-[a-km-np-zA-HJ-NP-Z2-9]{5}$/);
  }
});
