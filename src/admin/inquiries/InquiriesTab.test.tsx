import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { INQUIRY_STATUSES, type InquiryView } from '#contracts/inquiries/list.ts';
import { INQUIRY_COLUMNS } from './InquiriesTab.tsx';
import { InquiryBadges, StatusBadge } from './InquiryBadges.tsx';

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

test('a replaced request says by which, and asks for no answer @inquiry.replaced', () => {
  const words = (replacedBy: string) => {
    const createdAt = new Date(0).toISOString();
    const fields = { status: 'pending', createdAt, deletedAt: null, replacedBy, mails: [] };
    const rest = { balance: null, unanswered: [], nextActionOn: null };
    const inquiry = { ...fields, ...rest } as unknown as InquiryView;
    const badges = <InquiryBadges inquiry={inquiry} now={Date.now()} view={undefined} />;
    return renderToStaticMarkup(badges).replaceAll(/<[^>]*>/g, ' ');
  };
  expect(words('')).toContain('overdue');
  expect(words('WD-22222')).toContain('Replaced by WD-22222');
  expect(words('WD-22222')).not.toContain('overdue');
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
