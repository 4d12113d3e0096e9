/** What pages say of other catalogs than the demo's: of little, of much, of what editors leave out. */
import { describe, expect, test } from 'vitest';
import { CATALOGS } from '../../support/shop/catalogs.ts';
import { canonicalOf, metaContents } from '../../support/site/built-site.ts';
import {
  addressOf,
  mainOf,
  partNamed,
  partsNamed,
  SITE_URL,
  textsOf,
  useSite,
} from '../../support/site/filled-site.ts';
import { findAll, textOf, type HtmlElement } from '../../support/site/html.ts';
import { nodeOf } from '../../support/site/structured-data.ts';

/** @returns the rows of a service in the home page's table of packages, without its heading */
function packageRows(table: HtmlElement): HtmlElement[] {
  return findAll(table, 'tr').slice(1);
}

/** @returns a package of the home page as name, price, and whether it is the popular one */
function packageOf(row: HtmlElement): string {
  const popular = textOf(row).includes('MOST POPULAR') ? ' (popular)' : '';
  const [name = ''] = textsOf(row, 'th').map((text) => text.replace(/ ?MOST POPULAR$/, ''));
  return `${name} ${/\$[\d,.]+/.exec(textOf(row))?.[0] ?? ''}${popular}`;
}

describe('without packages and featured rentals', () => {
  const pageOf = useSite(CATALOGS.bare);
  const VASES = '/rental-services/vases';
  const BUD_VASE = `${VASES}/bud-vase`;
  const trailOf = (address: string) => textsOf(partNamed(pageOf(address), 'Breadcrumb'), 'a');

  test('the built-in packages stand in for every type without any @services.built-in', () => {
    const packages = (type: string) =>
      packageRows(partNamed(pageOf('/'), type)).map((row) => packageOf(row));
    expect(packages('Design Services')).toEqual([
      'Intimate $1,500',
      'Premium $3,500 (popular)',
      'Luxury $7,500',
    ]);
    expect(packages('Photo Booth')).toEqual(['Classic $450', 'Premium Interactive $750 (popular)']);
    expect(packages('Video Dance Floor')).toEqual([
      'Essential LED $1,200',
      'Interactive Video Floor $2,500 (popular)',
      'Immersive $4,500',
    ]);
  });

  test.each([
    ['/design-services', 3],
    ['/photo-booth', 2],
    ['/video-dance-floor', 3],
  ])('each built-in package of %s has three to six features @services.built-in', (path, count) => {
    const features = partsNamed(pageOf(path), / includes$/).map(
      (list) => findAll(list, 'li').length,
    );
    expect(features).toHaveLength(count);
    expect(Math.min(...features)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...features)).toBeLessThanOrEqual(6);
  });

  test('the built-in featured rentals stand in while nothing is featured @home.featured-built-in', () => {
    expect(textsOf(partNamed(pageOf('/'), 'Featured rentals'), 'li')).toEqual([
      'Gold Chiavari Chairs $8.50 per each',
      'Round Tables (60 inch) $12.00 per each',
      'Ivory Satin Linens $18.00 per each',
    ]);
  });

  test('a category has breadcrumb, back link, heading, description and title @category.heading @category.seo', () => {
    const page = pageOf(VASES);
    const description = 'Glass and stoneware for every table.';
    expect(textsOf(page.document, 'title')).toEqual(['Vases Rentals - Woodward Event Decor']);
    expect(metaContents(page.document, 'description')).toEqual([description]);
    expect(textsOf(page.document, 'h1')).toEqual(['Vases Rentals']);
    expect(textsOf(mainOf(page), 'p')).toContain(description);
    expect(trailOf(VASES)).toEqual(['Home', 'Rental Services', 'Vases']);
    expect(nodeOf(page, 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: 'Rental Services' }, { name: 'Vases' }],
    });
    expect(addressOf(mainOf(page), 'Back to Rental Services')).toBe('/rental-services');
  });

  test('it is headed and titled as staff wrote, where they did @category.heading', () => {
    const page = pageOf('/rental-services/lanterns');
    const heading = 'Lantern & Candle Rentals';
    expect(textsOf(page.document, 'title')).toEqual([`${heading} - Woodward Event Decor`]);
    expect(textsOf(page.document, 'h1')).toEqual([heading]);
    expect(trailOf(page.path)).toEqual(['Home', 'Rental Services', 'Lanterns']);
    expect(nodeOf(page, 'ItemList')).toMatchObject({ name: heading });
  });

  test('it has a text of its own where staff wrote none @category.default-description', () => {
    expect(textOf(mainOf(pageOf('/rental-services/lanterns')))).toContain(
      'Browse our lanterns for weddings, parties and corporate events in Metro Detroit, Michigan.',
    );
  });

  test('its tags are listed once in the alphabet, behind all items, beside four orders @category.tags @category.sort', () => {
    const options = textsOf(mainOf(pageOf(VASES)), 'option');
    const tags = ['All Items', 'glass', 'gold', 'Rose Gold', 'stoneware'];
    const orders = ['Popular', 'Name A-Z', 'Price: Low to High', 'Price: High to Low'];
    expect(options).toEqual([...tags, ...orders]);
  });

  test('a card shows image, name, price and a link to the product @card.content @card.image-fallback @price.starting-at @price.unit', () => {
    const cards = findAll(mainOf(pageOf(VASES)), 'li').filter((li) => findAll(li, 'h2').length > 0);
    const shown = (name: string) => {
      const card = cards.find((each) => textsOf(each, 'h2')[0] === name);
      if (!card) throw new Error(`There is no card of ${name}`);
      return {
        image: findAll(card, 'img')[0]?.attributes.get('src'),
        // One is filled in once the day of an event is known.
        words: textsOf(card, 'p').filter((text) => text !== ''),
        card,
      };
    };
    const noPhoto = 'Photo on request';
    expect(shown('Carafe').words).toEqual([noPhoto, '$ 9 per each']);
    // A price without a dollar sign gets one.
    expect(shown('Flask').words).toEqual([noPhoto, '$20.00 per each']);
    // Per what staff chose for it; words have no unit.
    expect(shown('Ewer').words).toEqual([noPhoto, '$12.00 per pair']);
    expect(shown('Decanter').words).toEqual([noPhoto, 'Call for pricing']);
    const { image, words, card } = shown('Bud Vase');
    expect(words).toEqual(['Starting at $4.50 per each', '2 options available']);
    expect(image).toContain('gold-chiavari-chair-1.jpg');
    expect(findAll(card, 'a').map(({ attributes }) => attributes.get('href'))).toEqual([BUD_VASE]);
    expect(shown('Amphora').image).toBe('/media/fallback.svg');
  });

  test('the price of a product is per what staff chose, and words are per nothing @price.unit', () => {
    const pricesOf = (slug: string) =>
      textsOf(mainOf(pageOf(`${VASES}/${slug}`)), 'p').filter((text) => /\$|pricing/.test(text));
    expect(pricesOf('ewer')).toContain('$12.00 per pair');
    expect(pricesOf('decanter')).toContain('Call for pricing');
  });

  test('a product has a trail of four, a way back to the category, and its words @product.heading', () => {
    const page = pageOf(BUD_VASE);
    expect(trailOf(BUD_VASE)).toEqual(['Home', 'Rental Services', 'Vases', 'Bud Vase']);
    expect(textsOf(page.document, 'h1')).toEqual(['Bud Vase']);
    const main = mainOf(page);
    expect(textsOf(main, '*')).toContain('Starting at $4.50');
    // The full description, paragraph by paragraph, and not the short one.
    const paragraphs = textsOf(main, 'p');
    expect(paragraphs).toContain('A slim vase.');
    expect(paragraphs).toContain('It stands in the middle of a small table.');
    expect(paragraphs).not.toContain('For one stem.');
    expect(textsOf(partNamed(page, 'Tags'), 'li')).toEqual(['glass', 'gold']);
    expect(addressOf(main, 'Back to Vases')).toBe(VASES);
  });

  test('specifications are dimensions, materials, colors and what else is known @product.specifications', () => {
    const block = partNamed(pageOf(BUD_VASE), 'Specifications');
    // The last ones in the order in which the editor wrote them.
    const terms = ['Dimensions', 'Materials', 'Available Colors', 'Holds water', 'Weight'];
    expect(textsOf(block, 'dt')).toEqual(terms);
    const values = ['2 in W x 8 in H', 'Blown glass', 'Clear, Smoke', 'Yes', '1 lb'];
    expect(textsOf(block, 'dd')).toEqual(values);
  });

  test('title, description, canonical link and structured data are set @product.seo', () => {
    const page = pageOf(BUD_VASE);
    expect(textsOf(page.document, 'title')).toEqual(['Bud Vase - Woodward Event Decor']);
    expect(metaContents(page.document, 'description')).toEqual(['For one stem.']);
    expect(canonicalOf(page)).toBe(SITE_URL + BUD_VASE);
    expect(nodeOf(page, 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }, { position: 4 }],
    });
    expect(nodeOf(page, 'Product')).toMatchObject({
      name: 'Bud Vase',
      offers: {
        priceCurrency: 'USD',
        lowPrice: 4.5,
        highPrice: 5.25,
        availability: 'https://schema.org/InStock',
        offers: [{ priceSpecification: { unitText: 'per day', priceCurrency: 'USD' } }, {}],
      },
    });
    // What is not in stock is never claimed to be, nor a price that cannot be read.
    expect(nodeOf(pageOf(`${VASES}/amphora`), 'Product')).toMatchObject({
      offers: { price: 1250, availability: 'https://schema.org/InStock' },
    });
    // Without a price there is no offer, and no product for search engines.
    expect(nodeOf(pageOf(`${VASES}/decanter`), 'Product')).toBeUndefined();
  });

  test('up to four others of the category might be liked too, the last going on with the first @product.related', () => {
    const related = (slug: string) => partNamed(pageOf(`${VASES}/${slug}`), 'You Might Also Like');
    expect(textsOf(related('bud-vase'), 'h3')).toEqual(['Carafe', 'Decanter', 'Ewer', 'Flask']);
    const links = findAll(related('bud-vase'), 'a').map(({ attributes }) => attributes.get('href'));
    expect(links).toEqual(
      ['carafe', 'decanter', 'ewer', 'flask'].map((slug) => `${VASES}/${slug}`),
    );
    expect(textsOf(related('urn'), 'h3')).toEqual(['Amphora', 'Bud Vase', 'Carafe', 'Decanter']);
    expect(partsNamed(pageOf('/rental-services/gongs/gong'), 'You Might Also Like')).toEqual([]);
  });
});

describe('with packages of two types', () => {
  const pageOf = useSite(CATALOGS['two-services']);

  test('each type shows its own packages, and the built-in ones only where there are none @services.built-in', () => {
    const names = (type: string) =>
      packageRows(partNamed(pageOf('/'), type)).flatMap((row) => textsOf(row, 'th'));
    expect(names('Design Services')).toEqual(['Whole Room']);
    expect(names('Photo Booth')).toEqual(['Corner', 'Curtain', 'Mirror', 'Studio']);
    const builtIn = ['Essential LED', 'Interactive Video Floor', 'Immersive'];
    const [, second] = builtIn;
    expect(names('Video Dance Floor')).toEqual(
      builtIn.map((name) => (name === second ? `${name} MOST POPULAR` : name)),
    );
    const cards = partNamed(pageOf('/video-dance-floor'), 'Dance floor packages');
    expect(textsOf(cards, 'h3')).toEqual(builtIn);
  });

  test('what is featured takes the place of the built-in rentals @home.featured', () => {
    expect(textsOf(partNamed(pageOf('/'), 'Featured rentals'), 'h3')).toEqual(['Bench']);
  });

  test('no package is marked where none is popular @services.popular', () => {
    expect(textOf(mainOf(pageOf('/photo-booth')))).not.toContain('MOST POPULAR');
  });

  test('a package without images says so, and one with a single image shows it plainly @carousel.few', () => {
    const booths = partNamed(pageOf('/photo-booth'), 'Photo booth packages');
    const said = textsOf(booths, 'article').filter((text) => text.includes('No image available'));
    expect(said).toHaveLength(4);
    const [card] = findAll(partNamed(pageOf('/design-services'), 'Design packages'), 'article');
    if (!card) throw new Error('There is no package');
    expect(findAll(card, 'img').map(({ attributes }) => attributes.get('alt'))).toEqual([
      'Whole Room',
    ]);
    // No carousel around it: nothing to turn, nothing that moves.
    const roles = findAll(card, '*').map(({ attributes }) => attributes.get('role'));
    expect(roles).not.toContain('group');
    expect(textsOf(card, 'button').map((text) => text.slice(0, 17))).toEqual(['Book This Package']);
  });
});
