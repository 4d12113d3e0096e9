/**
 * A shop with another catalog than the demo's: fills the database of the data folder, and then is
 * the same program as any shop.
 */
import path from 'node:path';
import { connect } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { openEmbedded } from '#local/embedded-postgres.ts';
import { readEnv } from '#server/base/env.ts';
import { endInOrder } from '../end-in-order.ts';
import { CATALOGS, isCatalogName } from './catalogs.ts';

endInOrder();

const name = process.env.CATALOG ?? '';
if (!isCatalogName(name)) throw new Error(`There is no catalog "${name}"`);

const database = await openEmbedded(path.resolve(readEnv(process.env).DATA_DIR, 'db'));
const connection = connect(database.url, { maxConnections: 1 });
await migrate(connection);
await CATALOGS[name](connection.db);
await connection.close();
await database.close();

await import('./process.ts');
