/**
 * All tables, as drizzle expects them; defined by subject in `schema/`. Rules are database
 * constraints wherever possible. Entities are soft-deleted (`deletedAt`), and `version` is for
 * optimistic locking.
 */
export * from './schema/catalog.ts';
export * from './schema/digest.ts';
export * from './schema/error-counts.ts';
export * from './schema/history.ts';
export * from './schema/host.ts';
export * from './schema/inquiries.ts';
export * from './schema/inquiry-events.ts';
export * from './schema/mail.ts';
export * from './schema/previews.ts';
export * from './schema/publishing.ts';
export * from './schema/quotes.ts';
export * from './schema/rate-limits.ts';
export * from './schema/scheduled.ts';
export * from './schema/settings.ts';
export * from './schema/accounts.ts';
export * from './schema/stock.ts';
