/** What people type into the search of a shop like the demo, and what must come first. */

export interface TypedSearch {
  typed: string;
  /** What the first results are, as `category: name`; null: there are none, and nothing is suggested. */
  first: RegExp | null;
  /** How many of the first results must be so. */
  count: number;
  /** What must not be among the results. */
  without?: RegExp;
}

type Row = [typed: string, first: RegExp | null, count?: number, without?: RegExp];

const ROWS: Row[] = [
  ['8 ft table', /: (Folding Banquet|Walnut Farm) Table/, 2, /Flute/],
  ['for 60 inch round', /Round Table \(60 inch\)/],
  ['blue linens', /^Linens: .*(Navy|Blue)/, 6, /Blush|Ivory|Sage/],
  ['satin tablecloth blue', /^Linens: Navy Satin Linen/, 3],
  ['do you rent chairs', /^Chairs:/, 5],
  ['cheap chairs', /^Chairs:/, 5],
  ['how much is delivery', /^FAQ: How much is delivery/],
  ['delivery', /: (Delivery (area|window)|How much is delivery)/, 2],
  ['hours', /^Contact: Hours/],
  ['pick up', /: We pick up/, 1, /LED|Blush/],
  ['pickup', /: We pick up/],
  ['setup', /: (Do you set everything up|We deliver and set up)/, 2],
  ['set up and take down', /: (Do you set everything up|We deliver and set up)/],
  ['forks', null],
  ['cups', null],
  ['wax', /^Centerpieces: .*(Candle|Centerpiece)/],
  ['sales tax', /: Deposit and payment/],
  ['160 chairs', /^Chairs:/, 5],
  ['tent for 100 people', /^Tents: .* Tent/],
  ['led floor', /: (LED Video Dance Floor|Essential LED)/, 2],
  ['photo boot', /Photo Booth/, 2],
  ['quinceanera', null],
  ['manteles', /^Linens: .* Linen/, 5],
  ['sillas', /^Chairs:/, 5],
  ['chivari chairs', /^Chairs: .* Chiavari/, 2],
  ['table cloths white', /^Linens: White Polyester Linen/],
  ['navy napkins', /^Linens: Navy Satin Napkin/],
  ['red tablecloth', /^Linens: .* Linen/, 3],
  ['20x20 tent', /^Tents: Frame Tent/],
  ['tents', /^Tents: .* Tent \(/, 2],
  ['wedding arch', /^Backdrops & Arches: Floral Hoop Arch/],
  ['backdrop', /: .* Backdrop/, 2],
  ['uplights', /^Lighting: LED Uplight/],
  ['string lights', /^Lighting: String Light/],
  ['champagne glasses', /^Tableware: Champagne (Flute|Coupe)/, 2],
  ['wine glasses', /^Tableware: .*(Glass|Flute|Coupe)/],
  ['plates', /^Tableware: .*(Plate|China)/, 2],
  ['couch', /^Lounge Furniture: .* Sofa/, 2],
  ['bar', /^Bars & Stages: White and Gold Bar/],
  ['heater', /^Event Decor: Propane Patio Heater/],
  ['dj booth', /: LED Video DJ Booth/],
  ['love letters', /: LOVE Marquee Letters/],
  ['kids table', /^Tables: Kids’ Table/],
  ['120 round', /^Linens: .*(120 inch Round|Ivory Satin Linen$)/, 6],
  ['sage green napkins', /^Linens: Sage Satin Napkin/],
  ['gold chargers', /^Tableware: Gold Beaded Charger/],
  ['deposit', /: Deposit and payment/],
  ['can i cancel', /cancel/i],
  ['what if it rains', /rain/i],
  ['tables and chairs', /^(Tables|Chairs):/, 3],
  // Not tuned for one by one.
  ['6 foot tables', /^Tables: (Folding Banquet|Round)/],
  ['pink table runner', /^Linens: Blush Satin Runner/],
  ['dance flor', /Dance Floor/, 3],
  ['green sofa', /^Lounge Furniture: Emerald Velvet Sofa/],
  ['folding chairs', /^Chairs: .* Folding Chair/],
  ['mesas', /^Tables: .* Table/, 3],
  ['carpa', /^Tents: .* Tent/],
  ['spandex', /: .*Spandex/, 3],
  ['insurance', /insurance/i, 2],
  ['minimum', /minimum/i, 2],
  ['how far in advance', /^FAQ: How far in advance/],
  ['donut wall', /: Donut Wall/],
  ['stage', /: Stage Riser/],
  ['helium tank', null],
  ['bounce house', null],
  ['50 white folding chairs', /^Chairs: White Resin Folding Chair/],
  ['round table for 10', /^Tables: Round Table/, 2],
  ['burgundy napkins', /^Linens: .* Napkin/, 3],
  ['i need a red carpet', /: Red Carpet/],
  ['tablecloth for 8 ft table', /^Linens: .* Linen/],
  ['candels', /Candle/],
  ['chandaliers', /^Lighting: .* Chandelier/, 2],
  ['silverware', null],
  ['napkin', /^Linens: .* Napkin/, 5],
  ['disco ball', /: Mirror Ball/],
  ['overlay 72', /^Linens: .* Overlay, 72/, 3],
  ['tent heater', /: Propane Patio Heater/],
  ['are you open saturday', /^Contact: Hours/],
  ['photobooth props', /: Photo Booth Props/],
  ['damage', /: Damage and loss/],
];

export const SEARCHES: readonly TypedSearch[] = ROWS.map(([typed, first, count = 1, without]) => ({
  typed,
  first,
  count,
  ...(without && { without }),
}));

/**
 * @param results as `category: name`, best first
 * @returns whether they are what was wanted
 */
export function isRight(
  { first, count, without }: TypedSearch,
  results: readonly string[],
  suggestions: readonly string[],
): boolean {
  if (first === null) return results.length + suggestions.length === 0;
  return (
    results.length >= count &&
    results.slice(0, count).every((each) => first.test(each)) &&
    !results.some((each) => without?.test(each))
  );
}
