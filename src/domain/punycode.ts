/** Reads domains as the network writes them (RFC 3492): some browsers turn what is typed into that. */

const BASE = 36;
const [T_MIN, T_MAX, SKEW, DAMP] = [1, 26, 38, 700];
const PREFIX = 'xn--';

/**
 * @param domain `xn--mller-kva.example`
 * @returns it in letters, `müller.example`; a label that cannot be read stays as it is
 */
export function readableDomain(domain: string): string {
  return domain.split('.').map(readableLabel).join('.');
}

function readableLabel(label: string): string {
  if (!label.toLowerCase().startsWith(PREFIX)) return label;
  return decoded(label.slice(PREFIX.length)) || label;
}

/** @returns the letters of a label without its prefix; null when it is none */
function decoded(text: string): string | null {
  const end = Math.max(0, text.lastIndexOf('-'));
  const points = Array.from(text.slice(0, end), (letter) => letter.codePointAt(0) ?? 0);
  let [point, place, bias] = [128, 0, 72];
  let at = end === 0 ? 0 : end + 1;
  while (at < text.length) {
    const before = place;
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = Number.parseInt(toBase36(text[at] ?? ''), BASE);
      at += 1;
      if (Number.isNaN(digit)) return null;
      place += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = points.length + 1;
    bias = adapted(place - before, count, before === 0);
    point += Math.floor(place / count);
    place %= count;
    if (point > 0x10_ff_ff) return null;
    points.splice(place, 0, point);
    place += 1;
  }
  return String.fromCodePoint(...points);
}

/** Letters stand for 0 to 25 and digits for 26 to 35, where numbers of base 36 begin with the digits. */
function toBase36(letter: string): string {
  const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const value = letter === '' ? -1 : digits.indexOf(letter.toLowerCase());
  return value === -1 ? '' : value.toString(BASE);
}

/** The threshold's bias after a letter, which makes the next distances short. */
function adapted(distance: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(distance / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / count);
  let k = 0;
  while (delta > ((BASE - T_MIN) * T_MAX) / 2) {
    delta = Math.floor(delta / (BASE - T_MIN));
    k += BASE;
  }
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}
