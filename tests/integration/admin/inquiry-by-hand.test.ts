/** Requests that staff type, and the export of the list. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { inquiries } from '#db/schema.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { addInquiry } from '../../support/rows.ts';

const PATH = ADMIN_API_PATHS.inquiries;
const db = useDatabase();
const admin = useAdmin(db);

beforeEach(async () => {
  await db().delete(inquiries);
});
const pageOf = (id: string) => admin.read<InquiryWorkView>('GET', `${PATH}/${id}/work`);

describe('a request by hand', () => {
  const typed = {
    channel: 'phone',
    name: 'Walk In',
    phone: '313 555 0100',
    eventDate: null,
    message: '',
  };

  test('needs a name and one way to reach the person, and is stored once @inquiry.by-hand', async () => {
    const body = { ...typed, id: crypto.randomUUID() };
    const made = await admin.read<InquiryView>('POST', PATH, body, 201);
    expect(made).toMatchObject({ status: 'pending', channel: 'phone', email: '', eventDate: '' });
    expect(made.reference).toMatch(/^WD-/);
    const again = await admin.read<InquiryView>('POST', PATH, body);
    expect(again.reference).toBe(made.reference);
    await expectError(await admin.ask('POST', PATH, { ...body, name: 'Another' }), 422);
    expect((await pageOf(made.id)).events).toMatchObject([{ kind: 'created', isOwn: true }]);
    for (const wrong of [{ phone: '' }, { name: ' ' }, { email: 'x' }, { channel: 'pigeon' }]) {
      const id = crypto.randomUUID();
      await expectError(await admin.ask('POST', PATH, { ...typed, id, ...wrong }), 400);
    }
    const arrived = await admin.read<{ ids: string[] }>('GET', `${PATH}/arrived`);
    expect(arrived.ids).toEqual([]);
  });
});

test('the export has the filtered rows, and nothing in it is calculated @inquiry.export', async () => {
  const createdAt = new Date('2026-07-05T03:30:00Z');
  await addInquiry(db(), { name: '=HYPERLINK("https://evil")', message: 'one\n"two"', createdAt });
  await addInquiry(db(), { name: 'Lost', status: 'lost' });
  const { csv, rows, total } = await admin.read<{ csv: string; rows: number; total: number }>(
    'GET',
    `${PATH}/export?status=pending`,
  );
  expect({ rows, total }).toEqual({ rows: 1, total: 1 });
  expect(csv).toContain(`"'=HYPERLINK(""https://evil"")"`);
  const [heading, ...lines] = csv.split('\r\n');
  expect(heading).toMatch(/^Reference,Received,Status/);
  expect(lines.join('\n')).not.toContain('Lost');
  expect(lines[0]).toMatch(/^[^,]+,2026-07-04 23:30,pending,Inquiry,/);
});
