import { createHash } from 'node:crypto';

/**
 * A UUID (version 8, RFC 9562 §5.8) made of a name: the same kind and slug give the same id on
 * every machine, so a visitor's stored wishlist still fits after the demo was seeded anew.
 * @param kind of entity, so that a category and an item of one slug differ
 * @param slug of the entity
 */
export function stableId(kind: string, slug: string): string {
  const bytes = createHash('sha256').update(`woodward:${kind}:${slug}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
