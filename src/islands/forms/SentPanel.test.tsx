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
  replaces: '',
  confirmation: true,
  restoreList: undefined,
};
const markup = renderToStaticMarkup(<SentPanel sent={sent} onStartAnew={() => {}} />);

test('a toast keeps off the reference, what was sent and what comes next @toast.place', () => {
  const kept = [...markup.matchAll(/data-keep-clear.*?<\/(?:p|dl|div)>/g)].map(([part]) => part);
  expect(kept).toHaveLength(3);
  expect(kept[0]).toContain('WD-7K2MQ');
  expect(kept[1]).toContain('June 12, 2027');
  expect(kept[2]).toContain('jordan@example.com');
});

test('the phone number is repeated as Americans write it @form.sent-phone', () => {
  expect(markup).toContain('by phone at (313) 555-0199');
});

test('the package is named as one, services as services @form.sent-panel', () => {
  const services = ['Event Decor', 'Photo Booth'];
  const named = renderToStaticMarkup(
    <SentPanel sent={{ ...sent, about: 'Premium', services }} onStartAnew={() => {}} />,
  );
  expect(named).toMatch(/<dt[^>]*>Package<\/dt><dd[^>]*>Premium<\/dd>/);
  expect(named).toMatch(/<dt[^>]*>Services<\/dt><dd[^>]*>Event Decor, Photo Booth<\/dd>/);
});
