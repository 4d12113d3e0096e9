const BASE = 36;
const [T_MIN, T_MAX, SKEW, DAMP] = [1, 26, 38, 700];
const PREFIX = 'xn--';

/**
 * Decodes punycode (RFC 3492), into which some browsers turn what is typed.
 * @param domain `xn--mller-kva.example`
 * @returns `müller.example`; labels that cannot be decoded stay
 */
export function readableDomain(domain: string): string {
  return domain.split('.').map(readableLabel).join('.');
}

function readableLabel(label: string): string {
  if (!label.toLowerCase().startsWith(PREFIX)) return label;
  return decoded(label.slice(PREFIX.length)) || label;
}

/** @param text a label without its prefix. @returns null if it is not punycode */
function decoded(text: string): string | null {
  const end = Math.max(0, text.lastIndexOf('-'));
  const points = Array.from(text.slice(0, end), (letter) => letter.codePointAt(0) ?? 0);
  let [point, place, bias] = [128, 0, 72];
  let at = end === 0 ? 0 : end + 1;
  while (at < text.length) {
    const before = place;
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      // Letters stand for 0 to 25 and digits for 26 to 35; `parseInt` has the digits first.
      const digit = (Number.parseInt(text[at] ?? '', BASE) + 26) % BASE;
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

/** RFC 3492 §6.1: the bias for the next distance. */
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
