/** What pages say of the demo catalog. */
import { expect, test } from 'vitest';
import { categories } from '#db/seed/content/categories.ts';
import { packages } from '#db/seed/content/packages.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { metaContents } from '../../support/site/built-site.ts';
import { addressOf, mainOf, partNamed, textsOf, useSite } from '../../support/site/filled-site.ts';
import { findAll, textOf, type HtmlElement } from '../../support/site/html.ts';

const pageOf = useSite(seedDemo);
const only = (elements: HtmlElement[]): HtmlElement => {
  const [first] = elements;
  if (!first || elements.length > 1) throw new Error(`There are ${elements.length}`);
  return first;
};

test.each([
  ['/', 'Send'],
  ['/checkout', 'Get My Free Quote'],
])('the form of %s asks first when and where the event is @form.event-first', (path, button) => {
  const form = findAll(pageOf(path).document, 'form').find((each) => textOf(each).includes(button));
  const labels = form ? textsOf(form, 'label').map((label) => label.replace(/ \*$/, '')) : [];
  expect(labels.slice(0, 2)).toEqual(['Event Date', 'Event Location']);
});

test('the home page has its sections in order @business.reply-time @home.sections', () => {
  const page = pageOf('/');
  const headings = findAll(mainOf(page), '*').filter(({ name }) => /^h[12]$/.test(name));
  expect(headings.map((heading) => textOf(heading))).toEqual([
    'Woodward Event Decor',
    'Our services',
    'Loft dinner',
    'Featured rentals',
    'Packages and starting prices',
    'Before you sign',
    'Tell us about your event',
  ]);
  expect(textOf(partNamed(page, 'Tell us about your event'))).toContain('within 24 hours');
});

test('it says what else the business does, and for which events @business.beyond', () => {
  const page = pageOf('/');
  expect(textOf(partNamed(page, 'Our services'))).toContain(
    'from event planning to professional setup and delivery',
  );
  const { title, description } = DEFAULT_SETTINGS.seo;
  expect(textsOf(page.document, 'title')).toEqual([title]);
  expect(metaContents(page.document, 'description')).toEqual([description]);
  const [keywords] = metaContents(page.document, 'keywords');
  for (const about of ['event rentals', 'wedding rentals', 'party rentals', 'tent rentals']) {
    expect(keywords).toContain(about);
  }
});

test('its featured rentals are those of the catalog, with a way to all of it @home.featured', () => {
  const featured = partNamed(pageOf('/'), 'Featured rentals');
  const names = textsOf(featured, 'h3');
  expect(names).toEqual(
    expect.arrayContaining(['Emerald Velvet Sofa', 'Floral Hoop Arch', 'Gold Chiavari Chair']),
  );
  const chair = findAll(featured, 'li').find((card) => textOf(card).includes('Gold Chiavari'));
  expect(chair && textOf(chair)).toContain('$8.50');
  expect(chair && findAll(chair, 'a').map(({ attributes }) => attributes.get('href'))).toEqual([
    '/rental-services/chairs/gold-chiavari-chair',
  ]);
  expect(addressOf(featured, 'Browse Full Catalog')).toBe('/rental-services');
});

test('its form offers the services @business.services', () => {
  const boxes = findAll(pageOf('/').document, 'input').filter(
    ({ attributes }) => attributes.get('name') === 'services',
  );
  expect(boxes.map(({ attributes }) => attributes.get('value'))).toEqual([
    'Event Decor',
    'Rental Services',
    'Design Services',
    'Photo Booth',
    'Video Dance Floor',
  ]);
  expect(boxes.filter(({ attributes }) => attributes.has('checked'))).toEqual([]);
});

test('the footer has social links, address and phone, copyright and the builder @business.config @home.footer', () => {
  const footer = only(findAll(pageOf('/').document, 'footer').slice(-1));
  for (const name of ['Instagram', 'Facebook', 'Pinterest']) {
    const address = `https://www.${name.toLowerCase()}.com/woodward.example`;
    expect(addressOf(footer, name)).toBe(address);
  }
  expect(textOf(footer)).toContain('Detroit, Michigan');
  expect(addressOf(footer, '(313) 555-0142')).toBe('tel:+13135550142');
  expect(addressOf(footer, 'hello@woodward.example')).toBe('mailto:hello@woodward.example');
  expect(textOf(footer)).toContain('© Woodward Event Decor. All rights reserved.');
  expect(addressOf(footer, 'Built with Astro')).toBe('https://astro.build');
});

test('the catalog shows every category with image and description, linked to its page @catalog.grid', () => {
  const cards = findAll(mainOf(pageOf('/rental-services')), 'li').filter(
    (card) => findAll(card, 'img').length > 0,
  );
  const shown = cards.map((card) => ({
    name: textOf(only(findAll(card, 'a'))),
    address: only(findAll(card, 'a')).attributes.get('href'),
    image: decodeURIComponent(only(findAll(card, 'img')).attributes.get('src') ?? ''),
    text: textOf(card),
  }));
  const expected = categories.toSorted((a, b) => a.displayOrder - b.displayOrder);
  expect(shown).toEqual(
    expected.map(({ name, slug, description, image }) => ({
      name,
      address: `/rental-services/${slug}`,
      image: expect.stringContaining(image) as string,
      text: expect.stringContaining(description) as string,
    })),
  );
});

test('it has a way back home and names the locations served @catalog.around', () => {
  const page = pageOf('/rental-services');
  expect(textOf(partNamed(page, 'Locations We Serve'))).toContain(
    'throughout Metro Detroit, Michigan, including Detroit, Dearborn, Birmingham, Royal Oak, Troy, Grosse Pointe, Novi and Ann Arbor',
  );
  expect(addressOf(mainOf(page), 'Back to Home')).toBe('/');
});

test("an editor's own words for search engines take the place of the page's @seo.own-words", () => {
  const [chairs] = categories;
  const { document } = pageOf(`/rental-services/${chairs?.slug}`);
  expect(textsOf(document, 'title')).toEqual([chairs?.seoTitle]);
  expect(metaContents(document, 'description')).toEqual([chairs?.seoDescription]);
  expect(metaContents(document, 'keywords')).toEqual([chairs?.seoKeywords]);
});

test.each([
  ['/design-services', 'Design packages', 'design', ['$1,500', '$3,500', '$7,500']],
  ['/photo-booth', 'Photo booth packages', 'photo_booth', ['$450 per 4 hours', '$750 per 4 hours']],
  [
    '/video-dance-floor',
    'Dance floor packages',
    'video_dance_floor',
    ['$1,200 per event', '$2,500 per event', '$4,500 per event'],
  ],
])(
  'a card of %s shows name, price, description, features and button of its package @services.card @services.price-label',
  (path, title, type, prices) => {
    const page = pageOf(path);
    const cards = findAll(partNamed(page, title), 'article');
    const own = packages.filter(({ serviceType }) => serviceType === type);
    expect(cards).toHaveLength(own.length);
    for (const [index, card] of cards.entries()) {
      const { name, description, features } = own[index] ?? { name: '', description: '' };
      expect(textsOf(card, 'h3')).toEqual([name]);
      // To the letter: nothing follows the price where it has no label.
      expect(textsOf(card, 'p')).toContain(`Starting at ${prices[index]}`);
      expect(textOf(card)).toContain(description);
      expect(textsOf(partNamed(page, `${name} includes`), 'li')).toEqual(features);
      const button = path === '/video-dance-floor' ? 'Book This Floor' : 'Book This Package';
      expect(textsOf(card, 'button').filter((text) => text.startsWith(button))).toHaveLength(1);
    }
  },
);

test.each([
  [
    '/design-services',
    'How it works',
    [
      '01 Discovery & Vision',
      '02 Concept Development',
      '03 Planning & Coordination',
      '04 Event Execution',
    ],
  ],
  [
    '/design-services',
    'Why choose us',
    ['Custom Design', 'Creative Excellence', 'Full-Service Support'],
  ],
])('%s tells under "%s" what the design service is @services.design', (path, section, told) => {
  expect(textsOf(partNamed(pageOf(path), section), 'h3')).toEqual(told);
});

const OCCASIONS = ['Corporate Events', 'Birthday Parties'];

test.each([
  [
    'What’s included',
    [
      'Quality Equipment',
      'Digital Gallery',
      'Easy Sharing',
      'Group Friendly',
      'Props Included',
      'Professional Setup',
    ],
  ],
  ['Perfect for', ['Weddings', ...OCCASIONS, 'Graduations']],
])(
  'Photo Booth tells its six features and four occasions: %s @services.photo-booth',
  (section, told) => {
    expect(textsOf(partNamed(pageOf('/photo-booth'), section), 'h3')).toEqual(told);
  },
);

test.each([
  [
    'Video dance floor features',
    [
      'Interactive Technology',
      'Music Sync',
      'Guest Engagement',
      'Multiple Effects',
      'LED Display',
      'Audio Compatible',
    ],
  ],
  ['Perfect for', ['Wedding Receptions', ...OCCASIONS, 'Holiday Celebrations']],
])(
  'Video Dance Floor tells its six features and four occasions: %s @services.dance-floor',
  (section, told) => {
    expect(textsOf(partNamed(pageOf('/video-dance-floor'), section), 'h3')).toEqual(told);
  },
);
