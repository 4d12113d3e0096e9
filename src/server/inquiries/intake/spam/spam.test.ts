import { describe, expect, test } from 'vitest';
import { TYPED_FIELDS, type TypedField } from '../../record/typed-fields.ts';
import { judgeSpam } from './spam.ts';

const inquiry = {
  kind: 'contact' as const,
  name: 'Ada Okafor',
  phone: '(313) 555-0100',
  email: 'ada@example.com',
  eventDate: '2027-06-12',
  eventLocation: 'Detroit, MI',
  services: [],
  referralSource: '',
  message: 'A wedding: https://venue.example and www.mood.example',
  guestCount: '',
  selectedService: null,
  replaces: '',
};
const person = { website: '', fillMs: 40_000 };
const NOTHING = { score: 0, reasons: [], quarantined: false };
const nobodyElse = { sameMessage: 0, fromAddress: 0 };

describe('an honest request is not suspected', () => {
  test.each([
    ['two links', inquiry, person, nobodyElse],
    ['a caller that tells no signs', inquiry, { website: '', fillMs: null }, nobodyElse],
    ['a corrected request', inquiry, person, { sameMessage: 1, fromAddress: 4 }],
    [
      'a venue and a mood board by their whole addresses',
      { ...inquiry, message: 'https://www.venue.example and https://www.mood.example' },
      person,
      nobodyElse,
    ],
    [
      'a map as the place, with links that customers send',
      {
        ...inquiry,
        eventLocation: 'https://maps.app.goo.gl/1 https://venue.example https://a.example',
        message:
          'Our wedding: https://www.pinterest.com.mx/ana https://www.zola.com/ana https://docs.google.com/d https://venue.example',
      },
      person,
      nobodyElse,
    ],
    [
      'words that a customer may use',
      { ...inquiry, message: 'A casino night party for a crypto startup, 60 guests. SEO too.' },
      person,
      nobodyElse,
    ],
    ['exactly three seconds', inquiry, { website: '', fillMs: 3_000 }, nobodyElse],
  ])('%s', (_, asked, signs, repeats) => {
    expect(judgeSpam({ fields: asked, lines: [], signs }, repeats)).toEqual(NOTHING);
  });
});

test.each([
  'My quote WD-7K2MQ says broken link when I open it.',
  'We saw your profile on The Knot! Looking for gold chargers for 150 guests, June 12.',
  'Looking for an herbal tea station and 40 teacups for a bridal shower',
  'Our daughter was cured of cancer and we celebrate! Need a tent for 50 people',
  'My aunt, a widow, just beat cancer and we want to celebrate with 80 guests.',
  'we want to know you better before booking our wedding',
  'do you offer a line of credit to schools? We need 300 chairs',
  'I read an article in the Free Press with a link to your tents. Need one for 80 guests',
  'Could I stop by your location on Saturday to see the linens? My budget is $800.',
  'Did you receive my deposit? Your invoice said $250.',
  'Our company is hosting its holiday party on December 12. Can I send you the floor plan? Our budget is $5,000.',
  'The dock is tight so your trucks must come before 9. Our team will meet you. Call when you are in the lot.',
  "We're getting married at https://www.planterracevents.com next June!",
  'I represent a film production. We need everything on your site in white for 2 weeks. Please reply with your best offer.',
])('words of advertisements from a customer set nothing apart: %s @spam.rates', (message) => {
  const asked = { ...inquiry, message };
  const verdict = judgeSpam({ fields: asked, lines: [], signs: person }, nobodyElse);
  expect(verdict).toEqual(NOTHING);
});

test('a filled hidden field is said, and alone sets nothing apart: a password manager may have filled it @spam.hidden-field', () => {
  const hidden = { website: 'x', fillMs: 40_000 };
  expect(judgeSpam({ fields: inquiry, lines: [], signs: hidden }, nobodyElse)).toEqual({
    score: 4,
    reasons: ['A field that people can’t see was filled in'],
    quarantined: false,
  });
  const quick = { website: 'x', fillMs: 900 };
  expect(judgeSpam({ fields: inquiry, lines: [], signs: quick }, nobodyElse)).toMatchObject({
    score: 7,
    quarantined: false,
  });
});

test('quick typing is said, and alone sets nothing apart: a browser may have filled the form in @spam.quick', () => {
  const verdict = judgeSpam(
    { fields: inquiry, lines: [], signs: { website: '', fillMs: 1_900 } },
    nobodyElse,
  );
  expect(verdict).toEqual({
    score: 3,
    reasons: ['Sent 1.9 seconds after the visitor began the form'],
    quarantined: false,
  });
});

test.each([
  'https://i.pinimg.com/a.jpg https://images.app.goo.gl/1 https://www.google.com/imgres?q=arch https://www.google.com/search?q=arch https://lh3.googleusercontent.com/a',
  'https://ibb.co/1 https://i.postimg.cc/1 https://flic.kr/p/1 https://ana.pixieset.com https://ana.pic-time.com https://ana.smugmug.com',
  'https://www.macys.com/registry https://www.thebump.com/r https://amzn.to/1 https://www.ikea.com/us https://www.walmart.com/ip/1 https://tgt.gifts/ana',
  'https://www.greenvelope.com/1 https://evite.me/1 https://ppst.co/1 https://lu.ma/1 https://forms.gle/1 https://ana-my.sharepoint.com/x https://ana.my.canva.site',
  'https://www.mapquest.com/1 https://ana.tripleseat.com https://www.hobbylobby.com/1 https://x.com/ana https://www.threads.net/@ana https://linktr.ee/ana',
])('links of customers set nothing apart: %s @spam.signs', (links) => {
  const asked = { ...inquiry, message: `Our wedding: ${links}` };
  expect(judgeSpam({ fields: asked, lines: [], signs: person }, nobodyElse)).toEqual(NOTHING);
});

test('three or four links beside a number of guests are said and set nothing apart, five do @spam.signs', () => {
  const verdictOf = (links: readonly string[]) => {
    const message = `Wedding, 180 guests. Venue, caterer, DJ: ${links.join(' ')}`;
    return judgeSpam({ fields: { ...inquiry, message }, lines: [], signs: person }, nobodyElse);
  };
  const links = ['a', 'b', 'c', 'd', 'e'].map((host) => `https://${host}.example`);
  expect(verdictOf(links.slice(0, 4))).toEqual({
    score: 3,
    reasons: ['Holds 4 links'],
    quarantined: false,
  });
  expect(verdictOf(links)).toMatchObject({ reasons: ['Holds 5 links'], quarantined: true });
});

describe('each sign is said in words', () => {
  test.each([
    [{ message: 'A wedding http://a http://b https://c' }, person, {}, 'Holds 3 links'],
    [{ guestCount: 'http://a http://b www.c' }, person, {}, 'Holds 3 links'],
    [{ services: ['http://a', 'http://b', 'http://c'] }, person, {}, 'Holds 3 links'],
    [{ phone: 'http://a http://b http://c' }, person, {}, 'Holds 3 links'],
    [{ message: 'A wedding [url=x]' }, person, {}, 'Holds a link as markup'],
    [{ message: 'xKjHgFdSaPoIu' }, person, {}, 'The message holds no words'],
    [
      { message: 'A backlink for your wedding' },
      person,
      {},
      'Offers links, rankings or visitors for a website',
    ],
    [{ name: 'https://win.example' }, person, {}, 'The name is a link'],
    [{}, person, { sameMessage: 2 }, 'The same message came from 2 other addresses within an hour'],
    [{}, person, { fromAddress: 5 }, '5 other requests came from this address within an hour'],
  ])('%j %j %j @spam.signs', (fields, signs, repeats, reason) => {
    const asked = { ...inquiry, message: 'A wedding', ...fields };
    const verdict = judgeSpam({ fields: asked, lines: [], signs }, { ...nobodyElse, ...repeats });
    expect(verdict.reasons).toEqual([reason]);
    expect(verdict.quarantined).toBe(true);
  });

  test.each(TYPED_FIELDS)('five links in %s, except as the place @spam.signs', (name) => {
    const links = 'http://a http://b http://c http://d http://e';
    const forms: Partial<Record<TypedField, unknown>> = {
      services: [links],
      selectedService: { name: 'Premium', price: links, type: 'design' },
    };
    const asked = { ...inquiry, message: 'A wedding', [name]: forms[name] ?? links };
    const verdict = judgeSpam({ fields: asked, lines: [], signs: person }, nobodyElse);
    expect(verdict.quarantined).toBe(name !== 'eventLocation');
  });

  test('links in the names of a list, too', () => {
    const lines = ['http://a', 'http://b', 'www.c'].map((name) => ({
      itemId: 'x',
      name,
      quantity: 1,
      price: '',
    }));
    const verdict = judgeSpam({ fields: inquiry, lines, signs: person }, nobodyElse);
    expect(verdict).toMatchObject({ reasons: ['Holds 5 links'], quarantined: true });
  });

  test('4 links are allowed beside a number of guests or a list @spam.signs', () => {
    const message = 'A wedding: https://ours.example https://venue.example https://planner.example';
    const asked = { ...inquiry, message };
    const line = { itemId: 'x', name: 'Chair', quantity: 150, price: '' };
    const judge = (guestCount: string, lines: (typeof line)[]) =>
      judgeSpam({ fields: { ...asked, guestCount }, lines, signs: person }, nobodyElse).quarantined;
    expect([judge('', []), judge('150', []), judge('', [line])]).toEqual([true, false, false]);
  });

  test('an advertisement in the answer to how the visitor heard of the shop @spam.signs', () => {
    const referralSource =
      'We offer backlinks and guest posts with high DA for every website, ask for our rates';
    const asked = { ...inquiry, message: 'Hello', referralSource };
    expect(judgeSpam({ fields: asked, lines: [], signs: person }, nobodyElse).quarantined).toBe(
      true,
    );
  });

  test('and they add up', () => {
    const asked = { ...inquiry, name: 'http://x', message: 'A wedding [url=a] [url=b] <a href>' };
    const verdict = judgeSpam(
      { fields: asked, lines: [], signs: { website: 'x', fillMs: 5 } },
      nobodyElse,
    );
    expect(verdict.reasons).toHaveLength(4);
    expect(verdict.score).toBe(17);
  });
});
