import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { INQUIRY_STATUSES } from '#contracts/admin/inquiries.ts';
import { StatusBadge } from './InquiriesTab.tsx';

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
