/** What an owner saved, in the pages that a build makes of it. */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { servicePackages, settings } from '#db/schema.ts';
import { planning } from '#db/seed/content/settings/planner.ts';
import { trust } from '#db/seed/content/settings/trust.ts';
import { readSettings } from '#server/shop/read.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { captureOutput } from '../../support/output.ts';
import { saveSection } from '../../support/settings.ts';
import { buildSite } from '../../support/site/build.ts';
import { useDemoShop } from '../../support/site/demo-shop.ts';
import { readFiles } from '../../support/site/same-files.ts';

const SITE_URL = 'https://woodward.example';
const { hero, home, hours, services } = DEFAULT_SETTINGS;

const shop = useDemoShop();

beforeEach(async () => {
  await shop.db.delete(settings);
});

const db = () => shop.db;

async function build(): Promise<string> {
  const site = path.join(shop.folder, 'site');
  await rm(site, { recursive: true, force: true });
  await buildSite(shop.url, site, SITE_URL);
  return site;
}

const page = (site: string, file: string) => readFileSync(path.join(site, file), 'utf8');

test('hero, look and hours are as saved, and the policy allows the one style they need @settings.hero @settings.logo @settings.hours', async () => {
  await saveSection(db(), 'hero', { ...hero, title: 'Parties, set up', focusX: 20, focusY: 80 });
  await saveSection(db(), 'look', {
    accent: 'plum',
    logo: '/media/catalog/stage-riser-1.jpg',
    favicon: '/media/not-there.png',
  });
  await saveSection(db(), 'hours', {
    ...hours,
    open: [{ day: 'saturday', from: '10:00', to: '14:30' }],
    note: 'Or by appointment',
  });
  const site = await build();
  const html = page(site, 'index.html');
  expect(html).toMatch(/<h1[^>]*>Parties, set up<\/h1>/);
  expect(html).toContain('<style>.hero-image{object-position:20% 80%}</style>');
  expect(page(site, '_headers')).toMatch(/style-src 'self' 'sha256-[^']+'/);
  expect(html).toContain('"opens":"10:00","closes":"14:30"');
  const product = page(site, 'rental-services/chairs/gold-chiavari-chair.html');
  for (const any of [html, product]) {
    expect(any).toContain('data-accent="plum"');
    expect(any).toMatch(/<img src="[^"]*stage-riser-1\.jpg[^"]*" alt=""/);
    // A build does not fail for an icon that is not there.
    expect(any).toMatch(/<link rel="icon" href="[^"]*not-there\.png/);
    expect(any).toMatch(/Saturday<\/dt>\s*<dd[^>]*>10 AM – 2:30 PM/);
  }
  expect(page(site, 'contact.html')).toContain('Or by appointment');
});

test('the home page says once above the featured rentals what they last @price.period', async () => {
  await saveSection(db(), 'policies', trust.policies);
  const html = page(await build(), 'index.html');
  const section = html.slice(html.indexOf('aria-labelledby="featured"'));
  const above = section.slice(0, section.indexOf('<ul'));
  expect(above).toContain('Prices are per event, plus delivery and setup.');
  expect(html.match(/Prices are per event/g)).toHaveLength(1);
});

test('questions and policies of the demo say another deposit, minimum and waiver once those are saved @settings.facts', async () => {
  for (const section of ['policies', 'faq', 'quotes', 'stock', 'howItWorks'] as const) {
    await saveSection(db(), section, trust[section]);
  }
  await saveSection(db(), 'fees', trust.fees);
  const before = await build();
  const texts = (site: string) => [page(site, 'faq.html'), page(site, 'how-it-works.html')];
  for (const html of texts(before)) {
    expect(html).toContain('A 30% deposit');
    expect(html).toContain('$250, or $500 on Saturdays from May through October');
    expect(html).toContain('14 days before your event');
  }
  await saveSection(db(), 'fees', {
    salesTaxPercent: 7,
    depositPercent: 50,
    damageWaiverPercent: 9,
    isWaiverAdded: false,
    minimumOrder: 400,
    minimumExceptions: [],
  });
  await saveSection(db(), 'stock', { ...trust.stock, balanceDueDays: 21 });
  const after = await build();
  for (const html of texts(after)) {
    expect(html).toContain('A 50% deposit');
    expect(html).toContain('$400');
    expect(html).toContain('9% of your rentals');
    expect(html).toContain('balance is due 21 days before');
    expect(html).not.toMatch(/30%|\$250|\$500|8% of|[{}]deposit/);
  }
  expect(page(after, 'how-it-works.html')).toContain('sales tax of 7%');
  expect(page(after, 'catalog/items/terms.json')).toContain('"minimumOrder":400');
});

test('the home page has its sections in the saved order @settings.home', async () => {
  const shown = new Set(['contact', 'packages']);
  const sections = home.sections
    .map(({ section }) => ({ section, shown: shown.has(section) }))
    .toReversed();
  await saveSection(db(), 'planner', planning.planner);
  await saveSection(db(), 'home', { sections });
  const html = page(await build(), 'index.html');
  const ids = [...html.matchAll(/<section[^>]* aria-labelledby="([\w-]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id) => !id?.startsWith('packages-'))).toEqual(['contact-title', 'packages']);
  expect(html).not.toContain('href="#services"');
  expect(html).not.toContain('id="planner-strip"');
});

test('the planner is a section of the home page, of its own place @settings.home @planner.strip', async () => {
  const order = new Set(['planner', 'contact']);
  const shown = home.sections.filter(({ section }) => order.has(section));
  const hidden = home.sections
    .filter(({ section }) => !order.has(section))
    .map(({ section }) => ({ section, shown: false }));
  await saveSection(db(), 'planner', planning.planner);
  await saveSection(db(), 'home', { sections: [...shown, ...hidden] });
  const html = page(await build(), 'index.html');
  const strip = html.indexOf('id="planner-strip"');
  expect(strip).toBeGreaterThan(0);
  expect(strip).toBeLessThan(html.indexOf('id="contact-title"'));
});

test('the service pages say what was saved, and leave out points that are not there @settings.services', async () => {
  await saveSection(db(), 'services', {
    ...services,
    design: { ...services.design, intro: 'We draw it first.', teaser: 'Drawn first.', points: [] },
    photo_booth: {
      ...services.photo_booth,
      points: [{ title: 'Mirror booth', text: 'Full length.' }],
    },
  });
  const site = await build();
  const design = page(site, 'design-services.html');
  expect(design).toContain('We draw it first.');
  expect(design).not.toContain(services.design.intro);
  expect(design).not.toContain('How it works');
  expect(page(site, 'photo-booth.html')).toContain('Mirror booth');
  expect(page(site, 'index.html')).toContain('Drawn first.');
});

test('the privacy page and a service without packages say what was saved @settings.privacy @settings.packages', async () => {
  await saveSection(db(), 'privacy', {
    before: [{ title: 'Photos', text: 'Ask {name} to take one down.' }],
    after: [{ title: 'Children', text: 'Not without their parents.' }],
  });
  const { packages } = DEFAULT_SETTINGS;
  const [garden] = packages.design;
  if (!garden) throw new Error('A new shop has packages');
  await db().delete(servicePackages);
  await saveSection(db(), 'packages', {
    ...packages,
    design: [{ ...garden, name: 'Garden', startingPrice: 990 }],
  });
  const site = await build();
  const titles = [...page(site, 'privacy.html').matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)];
  const names = titles.map(([, title]) => title);
  expect(names[0]).toBe('Photos');
  expect(names.slice(-2)).toEqual(['Children', 'Your choices']);
  expect(page(site, 'privacy.html')).toContain(
    `Ask ${DEFAULT_SETTINGS.business.name} to take one down.`,
  );
  const design = page(site, 'design-services.html');
  expect(design).toMatch(/Garden<\/h3>/);
  expect(design).toContain('$990');
  expect(design).not.toContain('Intimate');
});

test('a saved value that is no longer valid counts as never saved, and is logged @settings.invalid', async () => {
  await saveSection(db(), 'hero', { ...hero, title: 'Parties, set up' });
  await db()
    .insert(settings)
    .values({ section: 'business', value: { name: 7 } });
  const output = await captureOutput(async () => {
    const read = await readSettings(db());
    expect(read.business).toEqual(DEFAULT_SETTINGS.business);
    expect(read.hero.title).toBe('Parties, set up');
  });
  expect(output).toContain('"event":"settings-invalid","error":"business"');
  expect(page(await build(), 'index.html')).toContain(DEFAULT_SETTINGS.business.phone);
});

test('scripts hold nothing of the business, so that they stay the same whatever is saved @settings.everywhere', async () => {
  const scripts = [...readFiles(await build())].filter(([name]) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const { name, phone, email, serviceArea } = DEFAULT_SETTINGS.business;
  const holders = scripts.filter(([, text]) =>
    [name, phone, email, serviceArea].some((fact) => text.includes(fact)),
  );
  expect(holders.map(([file]) => file)).toEqual([]);
});
