import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SentPanel } from './SentPanel.tsx';

const sent = {
  reference: 'WD-7K2MQ',
  email: 'jordan@example.com',
  phone: '3135550199',
  eventDate: 'June 12, 2027',
  eventLocation: 'Detroit, MI',
  guestCount: '',
  about: '',
  services: [],
  items: [],
  message: '',
  replaces: '',
  confirmation: true,
  restoreList: undefined,
};
const markup = renderToStaticMarkup(<SentPanel sent={sent} onStartAnew={() => {}} />);
/** @returns the text of a markup */
const textOf = (panel: string) => panel.replaceAll(/<[^>]*>/g, '');

test('a toast keeps off the reference, what was sent and what comes next @toast.place', () => {
  const kept = [...markup.matchAll(/data-keep-clear.*?<\/(?:p|dl|div)>/g)].map(([part]) => part);
  expect(kept).toHaveLength(3);
  expect(kept[0]).toContain('WD-7K2MQ');
  expect(kept[1]).toContain('June 12, 2027');
  expect(kept[2]).toContain('jordan@example.com');
});

test('an address is repeated as it was typed, and a place is not translated @form.email @translated.badge', () => {
  const email = 'ana@xn--mller-kva.example';
  const panel = renderToStaticMarkup(
    <SentPanel sent={{ ...sent, email }} onStartAnew={() => {}} />,
  );
  expect(textOf(panel)).toContain('by email at ana@müller.example');
  expect(panel).not.toContain('xn--');
  expect(panel).toMatch(/<dd translate="no"[^>]*>Detroit, MI</);
});

test('the phone number is repeated as Americans write it @form.sent-phone', () => {
  expect(textOf(markup)).toContain('by phone at (313) 555-0199');
});

test('reference, place, phone, address and a replaced request are not translated @translated.badge', () => {
  const panel = renderToStaticMarkup(
    <SentPanel sent={{ ...sent, replaces: 'WD-NS7TA' }} onStartAnew={() => {}} />,
  );
  const kept = [...panel.matchAll(/translate="no"[^>]*>([^<]*)</g)].map(([, words]) => words);
  expect(new Set(kept)).toEqual(
    new Set(['WD-7K2MQ.', 'Detroit, MI', 'WD-NS7TA', '(313) 555-0199', 'jordan@example.com']),
  );
});

test('a phone field without a number is not repeated as one @form.sent-phone', () => {
  const phone = 'call me after 5';
  const panel = renderToStaticMarkup(
    <SentPanel sent={{ ...sent, phone }} onStartAnew={() => {}} />,
  );
  expect(textOf(panel)).toContain('by phone or by email at jordan@example.com');
  expect(panel).not.toContain(phone);
});

test('the package is named as one, services as services @form.sent-panel', () => {
  const services = ['Event Decor', 'Photo Booth'];
  const named = renderToStaticMarkup(
    <SentPanel sent={{ ...sent, about: 'Premium', services }} onStartAnew={() => {}} />,
  );
  expect(named).toMatch(/<dt[^>]*>Package<\/dt><dd[^>]*>Premium<\/dd>/);
  expect(named).toMatch(/<dt[^>]*>Services<\/dt><dd[^>]*>Event Decor, Photo Booth<\/dd>/);
});

test('notes and the estimate of the list that was sent stand below it @form.sent-panel', () => {
  const items = [
    { name: 'Gold Chair', quantity: 10, price: '$8.50' },
    { name: 'Reception Tent', quantity: 1, price: 'Price on request' },
  ];
  const message = 'At noon.\nItem Notes:\nGold Chair: in ivory, please';
  const panel = renderToStaticMarkup(
    <SentPanel sent={{ ...sent, items, message }} onStartAnew={() => {}} />,
  );
  expect(panel).toContain('<span>Note: </span><span translate="no">in ivory, please</span>');
  expect(textOf(panel)).toContain('Estimatefrom $85.00Plus delivery and setup.');
  expect(textOf(markup)).not.toContain('Estimate');
});
