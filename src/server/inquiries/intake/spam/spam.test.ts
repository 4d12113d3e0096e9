import { describe, expect, test } from 'vitest';
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
    expect(judgeSpam({ fields: asked, lines: [], signs }, repeats)).toEqual({
      score: 0,
      reasons: [],
      quarantined: false,
    });
  });
});

test('a filled hidden field is said, and alone sets nothing apart: a password manager may have filled it @spam.hidden-field', () => {
  const hidden = { website: 'x', fillMs: 40_000 };
  expect(judgeSpam({ fields: inquiry, lines: [], signs: hidden }, nobodyElse)).toEqual({
    score: 4,
    reasons: ['A field that people can’t see was filled in'],
    quarantined: false,
  });
  const quick = { website: 'x', fillMs: 900 };
  expect(judgeSpam({ fields: inquiry, lines: [], signs: quick }, nobodyElse).quarantined).toBe(
    true,
  );
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
