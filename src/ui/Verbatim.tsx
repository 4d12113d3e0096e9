interface VerbatimProps {
  text: string;
  /** What no translator changes (@translated.badge), in the order of the text; what is empty or not in it is skipped. */
  parts: readonly string[];
  /** Classes of these parts. */
  className?: string;
}

/** A text that repeats references, names, addresses or a visitor's own words among the shop's. */
export function Verbatim({ text, parts, className }: VerbatimProps) {
  return piecesOf(text, parts).map(([piece, isKept], index) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one sentence never move
    <span key={index} {...(isKept && { translate: 'no', className })}>
      {piece}
    </span>
  ));
}

function piecesOf(text: string, parts: readonly string[]): [string, boolean][] {
  const pieces: [string, boolean][] = [];
  let rest = text;
  for (const part of parts) {
    const at = rest.indexOf(part);
    if (part === '' || at < 0) continue;
    pieces.push([rest.slice(0, at), false], [part, true]);
    rest = rest.slice(at + part.length);
  }
  return [...pieces, [rest, false] as [string, boolean]].filter(([piece]) => piece !== '');
}
