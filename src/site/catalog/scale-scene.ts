/** Shapes of a drawing to scale (@product.scale): SVG paths in inches; y is 0 at the floor and negative above it. */
import { PERSON, TABLE_HEIGHT, type ScaleDrawing, type Shape } from '#domain/scale-drawing.ts';
import { lengthAsMark, personHeight } from './scale-texts.ts';

interface Mark {
  x: number;
  y: number;
  text: string;
}

export interface Scene {
  /** `viewBox` */
  box: string;
  /** Font size. */
  letters: number;
  /** Outline of the item. */
  item: string;
  /** Dimension lines. */
  lines: string;
  /** Floor, and objects beside the item. */
  others: string[];
  /** `transform` of the person; undefined: none. */
  person?: string;
  marks: Mark[];
}

const PERSON_WIDTH = 20;
/** Distance between the item and what stands beside it. */
const GAP = 16;
const TABLE_WIDTH = 60;
/** Room for a chair between the table and the edge of the drawing. */
const CHAIR = 15;

export function sceneOf(drawing: ScaleDrawing): Scene {
  if (drawing.kind === 'plan') return plan(drawing);
  if (drawing.kind === 'plans') return plans(drawing);
  if (drawing.kind === 'cloth') return cloth(drawing);
  return drawing.kind === 'standing' ? standing(drawing) : onTable(drawing);
}

const rect = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const floor = (width: number) => `M0 0H${width}`;

/** Front views of items that stand on the floor. */
const OUTLINES: Record<Shape, (width: number, height: number) => string> = {
  box: (width, height) => rect(0, -height, width, height),
  chair: (width, height) => {
    const seat = -height / 2;
    const spindles = [1, 2, 3, 4].map((number) => `M${(width / 5) * number} ${-height}V${seat}`);
    const legs = `M1 0V${seat}M${width - 1} 0V${seat}M1 ${seat / 2}H${width - 1}`;
    return (
      rect(0, -height, width, height / 2) + spindles.join('') + rect(-1, seat, width + 2, 3) + legs
    );
  },
  table: (width, height) =>
    `${rect(0, -height, width, 2)}M${width / 8} 0V${2 - height}M${width * (7 / 8)} 0V${2 - height}`,
};

interface Size {
  width: number;
  height: number;
}

/** Adds room for marks around the scene. */
function frame(width: number, height: number): Pick<Scene, 'box' | 'letters'> {
  const letters = Math.max(width, height * 1.4) / 20;
  const room = letters * 4;
  const box = [-room, -height - letters * 2, width + room + letters, height + letters * 5.4];
  return { box: box.map((length) => Math.round(length)).join(' '), letters };
}

/** @returns dimension lines on the left and below, with their texts */
function measured(x: number, { width, height }: Size, letters: number) {
  const [left, bottom, tick] = [x - letters, letters, letters / 3];
  return {
    lines:
      `M${left} 0v${-height}m${-tick} 0h${2 * tick}m${-2 * tick} ${height}h${2 * tick}` +
      `M${x} ${bottom}h${width}m0 ${-tick}v${2 * tick}m${-width} ${-2 * tick}v${2 * tick}`,
    marks: [
      { x: left - letters * 1.6, y: letters / 3 - height / 2, text: lengthAsMark(height) },
      { x: x + width / 2, y: bottom + letters * 1.4, text: lengthAsMark(width) },
    ],
  };
}

/** @returns a person beside an item of this width, with their height */
function beside(width: number, letters: number) {
  const x = width + GAP;
  return {
    person: `translate(${x} ${-PERSON})`,
    mark: { x: x + PERSON_WIDTH / 2, y: letters * 2.4, text: personHeight },
  };
}

function standing({ shape, ...size }: Size & { shape: Shape }): Scene {
  const { width, height } = size;
  const all = width + GAP + PERSON_WIDTH;
  const framed = frame(all, Math.max(height, PERSON));
  const { lines, marks } = measured(0, size, framed.letters);
  const { person, mark } = beside(width, framed.letters);
  const item = OUTLINES[shape](width, height);
  return { ...framed, item, lines, others: [floor(all)], person, marks: [...marks, mark] };
}

function onTable({ width, height }: Size): Scene {
  const all = Math.max(TABLE_WIDTH, width);
  const framed = frame(all, TABLE_HEIGHT + height);
  const { letters } = framed;
  const x = (all - width) / 2;
  const top = -TABLE_HEIGHT - height;
  const legs = `M${all / 2 - 24} 0V${2 - TABLE_HEIGHT}M${all / 2 + 24} 0V${2 - TABLE_HEIGHT}`;
  return {
    ...framed,
    item: rect(x, top, width, height),
    lines: `M${x - letters} ${top}v${height}`,
    others: [floor(all), rect((all - TABLE_WIDTH) / 2, -TABLE_HEIGHT, TABLE_WIDTH, 2), legs],
    marks: [
      { x: x - letters * 2.6, y: top + height / 2 + letters / 3, text: lengthAsMark(height) },
      { x: all / 2, y: top - letters * 0.7, text: lengthAsMark(width) },
    ],
  };
}

function cloth({ table, drop }: Extract<ScaleDrawing, { kind: 'cloth' }>): Scene {
  const hangs = Math.min(drop, TABLE_HEIGHT);
  const flare = hangs / 6;
  const width = table + 2 * flare;
  const all = width + GAP + PERSON_WIDTH;
  const framed = frame(all, PERSON);
  const { letters } = framed;
  const { person, mark } = beside(width, letters);
  const tick = letters / 3;
  const legs = `M${flare + 10} 0V${-TABLE_HEIGHT}M${width - flare - 10} 0V${-TABLE_HEIGHT}`;
  return {
    ...framed,
    item: `M${flare} ${-TABLE_HEIGHT}h${table}l${flare} ${hangs}h${-width}Z`,
    lines: `M${-letters} ${-TABLE_HEIGHT}v${hangs}m${-tick} 0h${2 * tick}m${-2 * tick} ${-hangs}h${2 * tick}`,
    others: [floor(all), ...(hangs < TABLE_HEIGHT ? [legs] : [])],
    person,
    marks: [
      { x: -letters * 2.6, y: letters / 3 - TABLE_HEIGHT + hangs / 2, text: lengthAsMark(hangs) },
      { x: width / 2, y: -TABLE_HEIGHT - letters * 0.7, text: lengthAsMark(table) },
      mark,
    ],
  };
}

function plan({ width, depth, isRound }: Extract<ScaleDrawing, { kind: 'plan' }>): Scene {
  const { tall, others, mark, ...framed } = besideTable(width, depth);
  const side = { x: -framed.letters * 1.8, y: framed.letters / 3 - tall / 2 };
  return {
    ...framed,
    item: isRound
      ? circle(width / 2, -tall / 2, width / 2)
      : rect(0, -(tall + depth) / 2, width, depth),
    lines: '',
    others,
    marks: [
      {
        x: width / 2,
        y: -(tall - depth) / 2 + framed.letters * 1.6,
        text: lengthAsMark(width),
      },
      mark,
      ...(isRound || depth === width ? [] : [{ ...side, text: lengthAsMark(depth) }]),
    ],
  };
}

/** Width of a letter, as a share of the font size. */
const LETTER = 0.62;

/** Several sizes, seen from above, drawn over each other from one corner. */
function plans({ sizes }: Extract<ScaleDrawing, { kind: 'plans' }>): Scene {
  const widths = sizes.map(({ width }) => width);
  const depths = sizes.map(({ depth }) => depth);
  const { tall, others, mark, ...framed } = besideTable(Math.max(...widths), Math.max(...depths));
  const { letters } = framed;
  const longest = Math.max(...widths.map((width) => lengthAsMark(width).length));
  const across = apart(widths, letters * longest * LETTER);
  const isSquare = sizes.every(({ width, depth }) => width === depth);
  const along = isSquare ? [] : apart(depths, letters * 1.2);
  return {
    ...framed,
    item: sizes.map(({ width, depth }) => rect(0, -depth, width, depth)).join(''),
    lines: '',
    others,
    marks: [
      ...across.map((width) => ({ x: width, y: letters * 1.5, text: lengthAsMark(width) })),
      ...along.map((depth) => ({
        x: -letters * 1.8,
        y: letters - depth,
        text: lengthAsMark(depth),
      })),
      mark,
    ],
  };
}

/** @returns each length once; of lengths that differ by less than the room for a text, the longer one */
function apart(lengths: readonly number[], room: number): number[] {
  const kept: number[] = [];
  for (const length of [...new Set(lengths)].toSorted((a, b) => b - a)) {
    if ((kept.at(-1) ?? Infinity) - length >= room) kept.push(length);
  }
  return kept;
}

/** @returns the frame for an item of this size, seen from above, and a table with chairs beside it */
function besideTable(width: number, depth: number) {
  const [seated, radius] = [TABLE_WIDTH / 2 + CHAIR, TABLE_WIDTH / 2];
  const tall = Math.max(depth, 2 * seated);
  const framed = frame(width + GAP + 2 * seated, tall);
  const [x, y] = [width + GAP + seated, -tall / 2];
  const chairs = Array.from({ length: 8 }, (_, place) => {
    const angle = (Math.PI / 4) * place;
    const away = radius + CHAIR / 2;
    return circle(x + away * Math.cos(angle), y + away * Math.sin(angle), CHAIR / 2.4);
  });
  const mark = { x, y: y + framed.letters / 3, text: lengthAsMark(TABLE_WIDTH) };
  return { ...framed, tall, others: [circle(x, y, radius), ...chairs], mark };
}
