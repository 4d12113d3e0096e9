/**
 * The database, in one module as drizzle takes it; the tables stand by subject in `schema/`. Every
 * rule that can live in the database lives there as a constraint. Entities are removed softly
 * (`deletedAt`), and `version` counts edits so that two editors cannot overwrite each other unseen.
 */
export * from './schema/catalog.ts';
export * from './schema/error-counts.ts';
export * from './schema/host.ts';
export * from './schema/inquiries.ts';
export * from './schema/mail.ts';
export * from './schema/publishing.ts';
export * from './schema/rate-limits.ts';
export * from './schema/staff.ts';
