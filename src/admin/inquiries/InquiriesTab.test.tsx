import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { INQUIRY_STATUSES, type InquiryView } from '#contracts/inquiries/list.ts';
import { INQUIRY_COLUMNS } from './InquiriesTab.tsx';
import { StatusBadge } from './InquiryBadges.tsx';

/** @returns the classes that a status shows with */
function styleOf(status: (typeof INQUIRY_STATUSES)[number], isUrgent = false): string {
  const markup = renderToStaticMarkup(<StatusBadge status={status} isUrgent={isUrgent} />);
  return /class="([^"]*)"/.exec(markup)?.[1] ?? '';
}

test('pending stands out, more so when little time is left; all other statuses look the same @inquiry.status', () => {
  const others = INQUIRY_STATUSES.filter((status) => status !== 'pending').map((s) => styleOf(s));
  expect(new Set(others).size).toBe(1);
  expect(others).not.toContain(styleOf('pending'));
  expect(styleOf('pending', true)).not.toBe(styleOf('pending'));
});

test('a row says what is asked for: its kind, its package and how many items @inquiry.package', () => {
  const row = (fields: Partial<InquiryView>) => {
    const inquiry = { kind: 'contact', package: null, wishlistItems: [], ...fields } as never;
    return INQUIRY_COLUMNS.find(({ label }) => label === 'Request')?.cell(inquiry);
  };
  const asked = { name: 'Photo Booth: Classic', price: '$450' };
  expect(row({})).toBe('Inquiry');
  expect(row({ kind: 'booking', package: asked })).toBe('Booking, Photo Booth: Classic');
  const wishlistItems = [{}, {}] as InquiryView['wishlistItems'];
  expect(row({ package: asked, wishlistItems })).toBe('Inquiry, Photo Booth: Classic, 2 items');
});
