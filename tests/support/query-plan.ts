/** How PostgreSQL answers a query: by which indexes. */
import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { rowsOf } from '#db/queries/rows.ts';

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** @returns the steps that PostgreSQL takes, each with what it reads: `Index Scan inquiries_event` */
export async function planOf(db: Database, query: SQLWrapper): Promise<string[]> {
  const result = await db.execute(sql`explain (format json, costs off) ${query}`);
  const [row] = rowsOf<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(result);
  return row ? steps(row['QUERY PLAN'][0].Plan) : [];
}

function steps(node: PlanNode): string[] {
  const what = node['Index Name'] ?? node['Relation Name'] ?? '';
  return [`${node['Node Type']} ${what}`.trim(), ...(node.Plans ?? []).flatMap(steps)];
}
