import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACCENTS } from '#contracts/settings/sections.ts';

const FOUNDATION = readFileSync('src/styles/foundation.css', 'utf8');
const OTHERS = readFileSync('src/styles/accents.css', 'utf8');

/** @returns the colors of a rule, by the name of their token */
function colorsOf(css: string): Map<string, string> {
  const found = css.matchAll(/--color-([\w-]+): (#[\da-f]{6}|#[\da-f]{3});/g);
  return new Map([...found].map(([, token = '', color = '']) => [token, color]));
}

/** @returns all tokens as a page with that accent has them */
function tokensOf(accent: string): Map<string, string> {
  const rule = new RegExp(String.raw`\[data-accent='${accent}'\] \{([^}]*)\}`).exec(OTHERS)?.[1];
  return new Map([...colorsOf(FOUNDATION), ...colorsOf(rule ?? '')]);
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const digits = color.length === 4 ? color.replaceAll(/[\da-f]/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

/** What stands on what (`src/styles/README.md`), and the least contrast: 4.5 for text, 3 for lines. */
const PAIRS: [front: string, ground: string, least: number][] = [
  ['brass-300', 'night-800', 4.5],
  ['brass-300', 'night-900', 4.5],
  ['brass-300', 'night-950', 4.5],
  ['night-950', 'brass-300', 4.5],
  ['night-950', 'brass-200', 4.5],
  ['brass-200', 'night-900', 4.5],
  ['brass-700', 'ivory-50', 4.5],
  ['brass-700', 'ivory-100', 4.5],
  ['brass-700', 'ivory-200', 4.5],
  ['brass-700', 'white', 4.5],
  ['brass-400', 'night-800', 3],
  ['brass-400', 'night-900', 3],
];

test.each(ACCENTS)('%s can be read wherever an accent stands @settings.accent', (accent) => {
  const tokens = tokensOf(accent);
  const weak = PAIRS.map(([front, ground, least]) => ({
    pair: `${front} on ${ground}`,
    ratio: contrast(tokens.get(front) ?? '', tokens.get(ground) ?? ''),
    least,
  })).filter(({ ratio, least }) => !(ratio >= least));
  expect(weak).toEqual([]);
});

test('each accent but the default has its own four shades', () => {
  const shades = ACCENTS.map((accent) =>
    [...tokensOf(accent)].filter(([token]) => token.startsWith('brass-')).join(' '),
  );
  expect(new Set(shades).size).toBe(ACCENTS.length);
  expect(OTHERS.match(/--color-brass-(?:200|300|400|700): /g)).toHaveLength(
    (ACCENTS.length - 1) * 4,
  );
});
