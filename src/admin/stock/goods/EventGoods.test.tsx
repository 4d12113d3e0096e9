import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EventGoodsView } from '#contracts/stock/goods.ts';
import { EventGoods } from './EventGoods.tsx';

const event: EventGoodsView = {
  inquiryId: 'a',
  name: 'Ada Stone',
  reference: 'W-1',
  phone: '',
  isCanceled: false,
  eventDate: '2027-06-26',
  lastDay: null,
  eventLocation: '',
  timeWindow: '',
  siteContact: '',
  pieces: [],
};
const htmlWith = (phone: string) =>
  renderToStaticMarkup(<EventGoods event={{ ...event, phone }} way="out" day="2027-06-25" />);

test('the crew calls the digits of what was typed as a phone number @inquiry.call', () => {
  expect(htmlWith('(313) 555-0142 ext. 5')).toContain('href="tel:3135550142;ext=5"');
});

test('words in place of a phone number are shown, and are no link @inquiry.call', () => {
  expect(htmlWith('ask Ben')).toContain('ask Ben');
  expect(htmlWith('ask Ben')).not.toContain('tel:');
});
