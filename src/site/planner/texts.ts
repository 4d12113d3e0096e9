import type { KeptLine } from '#domain/planned-lines.ts';
import { MAX_GUESTS } from '#domain/planner.ts';
import { across } from './floor-plan-texts.ts';

export const plannerTitle = 'Event Planner';
export const plannerText =
  'Tell us how many guests you expect, and see how many tables, chairs and linens to rent, and what size dance floor and tent you need.';
export const plannerDescription = (fullArea: string) =>
  `How many tables, chairs and linens do you need, and how big a tent and dance floor? Plan your event’s rentals in ${fullArea} by guest count.`;

// Choices.
export const eventLabel = 'Your event';
export const guestsLabel = 'Guests';
export const guestsHint = `Up to ${grouped(MAX_GUESTS)}`;
export const guestsProblem = `Please enter a number from 1 to ${grouped(MAX_GUESTS)}`;
export const styleLabel = 'Style';
export const styles = { dinner: 'Seated dinner', standing: 'Standing reception' } as const;
export const tablesLabel = 'Tables';
export const tables = { rounds: 'Rounds', banquets: 'Banquet tables' } as const;
export const dancingLabel = 'Dancing';
export const dancing = { yes: 'Yes', no: 'No' } as const;
export const placeLabel = 'Location';
export const places = { indoors: 'Indoors', tent: 'In a tent' } as const;
export const tableLabel = 'Table';
export const clothLabel = 'Linen';
export const chairLabel = 'Chair';
export const floorLabel = 'Dance floor';
export const seatsLabel = 'Guests per table';
export const seatsOf = (seats: number, isRule: boolean) =>
  `${seats}${isRule ? ' (suggested)' : ''}`;
export const dancersLabel = 'Guests dancing at once';
export const dancersOf = (percent: number, isRule: boolean) =>
  `${percent}%${isRule ? ' (suggested)' : ''}`;
export const cocktailLabel = 'Cocktail table';

// Results.
/** For an item without a price. */
export const pieces = (quantity: number) => `Quantity: ${grouped(quantity)}`;
export const piecesAt = (quantity: number, price: string) => `${grouped(quantity)} × ${price}`;
export const planTitle = 'Your rentals';
const planFor = (guests: number) =>
  guests === 1 ? 'For 1 guest' : `For ${grouped(guests)} guests`;
/** Announced after each change. */
export const planStatus = (guests: number, total: string) =>
  total === '' ? planFor(guests) : `${planFor(guests)}. Estimated total: ${total}`;
export const addAll = 'Add All to My List';
export const updateList = 'Update My List';
/** Names quantities that the visitor changed and that stay on the list (@planner.update); empty: none. */
export const keptText = (kept: readonly KeptLine[]) =>
  kept.length === 0
    ? ''
    : `Your own quantities stay on your list: ${kept
        .map(
          ({ name, quantity, planned }) =>
            `${grouped(quantity)} × ${name} (planned: ${planned === 0 ? 'none' : grouped(planned)})`,
        )
        .join(', ')}.`;
/** Title of a toast. */
export const nothingToChange = 'Nothing to Change';
export const openList = 'Open My List';
export const shareHint =
  'This page’s link saves your plan. Bookmark it, or send it to someone you’re planning with.';

// The calculation (@planner.why).
export const tablesWhy = (guests: number, seats: number, count: number) =>
  `At ${seats} to a table, ${counted(guests, 'guest')} ${guests === 1 ? 'needs' : 'need'} ${counted(count, 'table')}.`;
export const cocktailsWhy = (guests: number, seats: number, count: number) =>
  `With ${seats} standing guests to a cocktail table, ${counted(guests, 'guest')} ${guests === 1 ? 'needs' : 'need'} ${counted(count, 'table')}.`;
export const clothsWhy = (count: number) =>
  count === 1 ? 'One for the table.' : `One for each of the ${grouped(count)} tables.`;
export const chairsWhy = (guests: number, spare: number, percent: number) =>
  spare === 0
    ? `One for each of ${counted(guests, 'guest')}.`
    : `One for each of ${counted(guests, 'guest')}, plus ${grouped(spare)} spare (${percent}%).`;
export const floorWhy = (percent: number, dancers: number, perDancer: number, area: number) =>
  `If ${percent === 50 ? 'half' : `${percent}%`} of your guests dance at once, ${counted(dancers, 'dancer')} at ${perDancer} sq ft each ${dancers === 1 ? 'needs' : 'need'} ${grouped(area)} sq ft.`;
export const covers = (area: number) => `This one is ${grouped(area)} sq ft.`;
export const builtUpTo = (area: number) => `It is built to size, up to ${grouped(area)} sq ft.`;

/** @param hasOthers another dance floor of the shop is large enough */
export const floorGap = (largest: number, hasOthers: boolean) =>
  hasOthers
    ? `This dance floor goes up to ${grouped(largest)} sq ft, so this plan doesn’t include one. Choose another dance floor, or ask us.`
    : `Our largest is ${grouped(largest)} sq ft, so this plan doesn’t include one. Ask us about a larger dance floor.`;
export const tentGap = (largest: number) =>
  `Our largest is ${grouped(largest)} sq ft, so this plan doesn’t include one. Ask us about a larger tent.`;
/** For tents that are large enough by area, but too small for the floor plan. */
export const tentTight = (width: number, length: number) =>
  `With tables, aisles and a bar, everything takes ${across(width, length)}, more than our largest tent has, so this plan doesn’t include one. Ask us about a larger tent.`;
/** Names tents that are not planned, although their area is large enough. */
export const tightTents = (names: readonly string[]) =>
  `Too tight with a bar and aisles: ${names.join(', ')}.`;
/** On a button beside a gap. */
export const takeLargest = (area: number) => `Use Our Largest (${grouped(area)} sq ft)`;
export const largestFloor = (area: number) =>
  `This is our largest, with ${grouped(area)} sq ft, so fewer can dance at once.`;
export const largestTent = (area: number) =>
  `This is our largest, with ${grouped(area)} sq ft. Ask us how to seat everyone.`;
export const gapNames = { floor: 'Larger dance floor', tent: 'Larger tent' } as const;
/** In a cell of the guide. */
export const askAbout = 'Ask us';

export interface TentNeed {
  guests: number;
  style: 'dinner' | 'standing';
  /** Square feet for each guest. */
  rate: number;
  /** Square feet of dance floor; 0: none. */
  floor: number;
  /** Square feet in all. */
  need: number;
}

export function tentWhy({ guests, style, rate, floor, need }: TentNeed): string {
  const who = `${grouped(guests)} ${style === 'dinner' ? 'seated' : 'standing'} ${guests === 1 ? 'guest' : 'guests'}`;
  const beside = floor > 0 ? `, plus ${grouped(floor)} sq ft of dance floor,` : '';
  return `${who} at ${rate} sq ft each${beside} ${guests === 1 && floor === 0 ? 'needs' : 'need'} ${grouped(need)} sq ft. Allow more for a bar, a buffet or a stage.`;
}

// The guide (@planner.table).
export const guideTitle = 'Rentals by guest count';
export const guideText = (parts: readonly string[]) => `Planned for ${inWords(parts)}.`;
/** @returns the choices of the guide in words */
export const guideParts = (choice: {
  style: keyof typeof styles;
  tables: keyof typeof tables;
  dancing: boolean;
  place: keyof typeof places;
}): string[] => [
  choice.style === 'standing'
    ? 'a standing reception'
    : `a seated dinner at ${choice.tables === 'rounds' ? 'round' : 'banquet'} tables`,
  ...(choice.dancing ? ['dancing'] : []),
  ...(choice.place === 'tent' ? ['a tent'] : []),
];
/** In a cell of the guide: none needed. */
export const none = '–';
export const guideRow = 'Rental';
export const guideGuests = ' guests';

// Links to the planner (@planner.strip).
export const stripTitle = 'How many do you need?';
export const stripText =
  'Enter your guest count, and our planner works out tables, chairs, linens and more.';
export const stripLink = 'Plan My Event';

function inWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function counted(count: number, unit: string): string {
  return `${grouped(count)} ${unit}${count === 1 ? '' : 's'}`;
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
