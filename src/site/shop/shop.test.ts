import { expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';

const media = new Map();
const NOON = new Date('2026-12-01T17:00:00Z');

/** A module as a new process has it. */
async function fresh() {
  vi.resetModules();
  return { ...(await import('./shop.ts')), ...(await import('./shop-facts.ts')) };
}

test('nobody reads the settings of pages where no pages are rendered', async () => {
  const { shop } = await fresh();
  expect(() => shop()).toThrow(/only where pages are rendered/);
});

test('pages have what was saved, scripts only what they need of it @settings.everywhere', async () => {
  const { setShop, shop, shopFacts } = await fresh();
  const business = { ...DEFAULT_SETTINGS.business, phone: '(248) 555-0177', state: 'Ohio' };
  setShop({ settings: { ...DEFAULT_SETTINGS, business }, media }, NOON);
  expect(shop().business).toEqual(business);
  expect(shopFacts()).toEqual({
    name: 'Woodward Event Decor',
    shortName: 'Woodward',
    phone: '(248) 555-0177',
    email: 'hello@woodward.example',
    serviceArea: 'Detroit & Metro Michigan',
    place: 'Detroit, OH',
    closed: [],
  });
});

test('the example of a place is the one of the specification while nothing was saved', async () => {
  const { setShop, shopFacts } = await fresh();
  setShop({ settings: DEFAULT_SETTINGS, media }, NOON);
  expect(shopFacts().place).toBe('Detroit, MI');
});

test('closed days that are over are left out, today is not', async () => {
  const { setShop } = await fresh();
  const closed = ['2027-01-01', '2026-12-01', '2026-11-30'].map((date) => ({ date, reason: '' }));
  const hours = { ...DEFAULT_SETTINGS.hours, closed };
  const { hours: shown } = setShop({ settings: { ...DEFAULT_SETTINGS, hours }, media }, NOON);
  expect(shown.closed.map(({ date }) => date)).toEqual(['2026-12-01', '2027-01-01']);
});
