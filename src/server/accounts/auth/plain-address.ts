/**
 * better-auth rejects some mail addresses that the contracts take (`tom&jerry@example.com`,
 * international ones), so it gets plain ones: in hex, which its adapter decodes.
 */
import type { DBAdapter } from 'better-auth';

const DOMAIN = '@hex.invalid';

export function plainAddress(email: string): string {
  return `${Buffer.from(email).toString('hex')}${DOMAIN}`;
}

function decoded(value: unknown): unknown {
  if (typeof value !== 'string' || !value.endsWith(DOMAIN)) return value;
  return Buffer.from(value.slice(0, -DOMAIN.length), 'hex').toString();
}

/** @returns the adapter, which finds accounts by plain addresses too */
export function readingPlainAddresses<Adapter extends Pick<DBAdapter, 'findOne'>>(
  adapter: Adapter,
): Adapter {
  const findOne: DBAdapter['findOne'] = (query) =>
    adapter.findOne({
      ...query,
      where: query.where.map((condition) =>
        condition.field === 'email'
          ? { ...condition, value: decoded(condition.value) as string }
          : condition,
      ),
    });
  return { ...adapter, findOne };
}
