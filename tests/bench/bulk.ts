/** What a change of 10,000 items takes, as the admin's endpoints answer (@items.bulk). */
import { sql } from 'drizzle-orm';
import { itemBulkEndpoints } from '#contracts/catalog/bulk.ts';
import { mediaEndpoints } from '#contracts/media.ts';
import { connect, type Database } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { categories, media, rentalItems } from '#db/schema.ts';
import { MAX_BULK_ITEMS } from '#domain/limits.ts';
import { adminApp } from '#server/entry/admin.ts';
import { createDatabase } from '../support/databases.ts';
import { generateItems } from '../support/generate-items.ts';
import { signedIn, staffServices } from '../support/staff.ts';
import { countProcessorTime } from './processor-time.ts';
import { figureRow, type Row } from './ratio.ts';

const ROUNDS = 5;
/** @items.bulk-preview */
const SHOWN = '≤ 1 s';
const APPLIED = '≤ 5 s';
const CHANGE = { price: { kind: 'percent', by: 8, roundTo: 25 } };

type Step = 'match' | 'preview' | 'change' | 'undo' | 'photos';
/** In seconds. */
interface Cost {
  seconds: number;
  /** Of the server and the database. */
  processor: number;
}

/**
 * @param serverUrl a PostgreSQL server
 * @returns rows for selecting all, the preview, the change, its undo and the photos
 */
export async function benchBulk(serverUrl: string): Promise<Row[]> {
  const database = await createDatabase(serverUrl);
  const connection = connect(database.url, { maxConnections: 4 });
  try {
    await migrate(connection);
    const { db } = connection;
    await db.insert(categories).values({ name: 'Linens', slug: 'linens' });
    await generateItems(db, MAX_BULK_ITEMS);
    await addPhotos(db);
    const { headers } = await signedIn(db, 'editor');
    const app = adminApp(staffServices(() => db));
    const ask = async (method: string, path: string, body?: object) => {
      const processor = await countProcessorTime(db);
      const start = performance.now();
      const response = await app.request(path, {
        method,
        headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer: unknown = await response.json();
      if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
      const seconds = (performance.now() - start) / 1_000;
      return { answer, cost: { seconds, processor: await processor() } };
    };
    const costs: Record<Step, Cost>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { match, preview, change, undo } = itemBulkEndpoints;
      const all = await ask('GET', match.path);
      // As the endpoint's type says.
      const { items } = all.answer as { items: string[] };
      const shown = await ask('POST', preview.path, { items, change: CHANGE });
      const batchId = crypto.randomUUID();
      const done = await ask('POST', change.path, { items, change: CHANGE, batchId });
      const back = await ask('POST', undo.path.replace('{batch}', batchId));
      const photos = await ask('GET', `${mediaEndpoints.list.path}?page=1`);
      costs.push({
        match: all.cost,
        preview: shown.cost,
        change: done.cost,
        undo: back.cost,
        photos: photos.cost,
      });
    }
    const valuesOf = (step: Step, of: keyof Cost) => ({
      values: costs.map((cost) => cost[step][of]),
      unit: 's',
    });
    const rowsOf = (what: string, aim: string, step: Step) => [
      figureRow({ name: `10,000 items: ${what}`, aim, ...valuesOf(step, 'seconds') }),
      figureRow({ name: 'its processor time', aim: '', ...valuesOf(step, 'processor') }),
    ];
    return [
      ...rowsOf('select all', SHOWN, 'match'),
      ...rowsOf('preview of a price change', SHOWN, 'preview'),
      ...rowsOf('price change', APPLIED, 'change'),
      ...rowsOf('its undo', APPLIED, 'undo'),
      ...rowsOf('a page of as many photos', SHOWN, 'photos'),
    ];
  } finally {
    await connection.close();
    await database.drop();
  }
}

/** Gives each item a photo of its own. */
async function addPhotos(db: Database): Promise<void> {
  const url = sql`'/img/' || encode(sha256(${rentalItems.id}::text::bytea), 'hex') || '.webp'`;
  await db.execute(sql`update ${rentalItems} set images = array[${url}]`);
  await db.execute(
    sql`insert into ${media} (url, width, height) select ${url}, 800, 600 from ${rentalItems}`,
  );
}
