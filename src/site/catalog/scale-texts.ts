import { TABLE_HEIGHT, type Cloth, type ScaleDrawing } from '#domain/scale-drawing.ts';

export const scaleTitle = 'To scale';
export const personHeight = '5′8″';

/** From this length on, lengths are given in feet. */
const LEAST_IN_FEET = 96;

/** @returns `36 inches`, `8 feet`, `12 feet 6 inches` */
export function lengthInWords(inches: number): string {
  if (inches < LEAST_IN_FEET) return inches === 1 ? '1 inch' : `${inches} inches`;
  const [feet, rest] = [Math.floor(inches / 12), inches % 12];
  return rest === 0 ? `${feet} feet` : `${feet} feet ${lengthInWords(rest)}`;
}

/** @returns `36″`, `8′`, `12′6″` */
export function lengthAsMark(inches: number): string {
  if (inches < LEAST_IN_FEET) return `${inches}″`;
  const [feet, rest] = [Math.floor(inches / 12), inches % 12];
  return rest === 0 ? `${feet}′` : `${feet}′${rest}″`;
}

const sidesInWords = (width: number, depth: number) =>
  `${lengthInWords(depth)} by ${lengthInWords(width)}`;
const fromAbove = (size: string) =>
  `${size}, seen from above beside a 60-inch round table with eight chairs.`;

/** @returns the drawing in words, for everybody (@product.scale) */
export function scaleWords(drawing: ScaleDrawing): string {
  if (drawing.kind === 'cloth') return clothWords(drawing);
  if (drawing.kind === 'plan') {
    const { width, depth, isRound } = drawing;
    return fromAbove(isRound ? `${lengthInWords(width)} across` : sidesInWords(width, depth));
  }
  if (drawing.kind === 'plans') {
    const sizes = drawing.sizes.map(({ width, depth }) => sidesInWords(width, depth));
    return fromAbove(`${sizes.slice(0, -1).join(', ')} or ${sizes.at(-1)}`);
  }
  const { width, height } = drawing;
  const size = `${lengthInWords(height)} high and ${lengthInWords(width)} wide`;
  return drawing.kind === 'standing'
    ? `${size}, beside a person who is 5 feet 8 inches tall.`
    : `${size}, on a table that is 60 inches wide.`;
}

/** @param table diameter, or length of a long one, in inches. @returns `a 60-inch round table` */
export function tableInWords(table: number, isRound: boolean): string {
  return isRound
    ? `a ${table}-inch round table`
    : `${table === 96 ? 'an' : 'a'} ${table / 12}-foot banquet table`;
}

function clothWords({ table, isRound, drop }: Cloth): string {
  const name = tableInWords(table, isRound);
  const above = TABLE_HEIGHT - drop;
  if (above > 0) {
    return `On ${name} it hangs ${lengthInWords(drop)}, ${lengthInWords(above)} above the floor.`;
  }
  const lies = above < 0 ? `, and ${lengthInWords(-above)} lie on it` : '';
  return `On ${name} it hangs ${lengthInWords(TABLE_HEIGHT)}, to the floor${lies}.`;
}
