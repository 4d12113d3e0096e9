/** Previews of unsaved changes as pages (@preview.true). */
import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/limits.ts';
import { newCategorySchema } from './catalog/categories.ts';
import { newRentalItemSchema } from './catalog/rental-items.ts';
import { newServicePackageSchema } from './catalog/service-packages.ts';
import { answer, endpoint, type Endpoint } from './endpoint.ts';

export interface PreviewView {
  /** Opens the page (`open`); returned once. */
  token: string;
  /** Future address of the page. */
  path: string;
  /** Title for search engines. */
  title: string;
  description: string;
}

/** Takes the fields of an entity's form. */
export type DraftEndpoint = Endpoint<string, undefined, z.ZodMiniType, PreviewView>;

const view = answer<PreviewView>();
const base = '/api/previews';

/** Address of the page to show. */
const pagePath = z.string().check(z.maxLength(MAX_LENGTH.url), z.startsWith('/'));

/** The section's schema checks `value`. */
const sectionDraft = z.strictObject({ value: z.unknown(), page: pagePath });

export const previewEndpoints = {
  /** Each takes the fields of its form, with the id of an edited entity. */
  item: endpoint(`POST ${base}/item`, 'catalog.write', { body: newRentalItemSchema, answer: view }),
  category: endpoint(`POST ${base}/category`, 'catalog.write', {
    body: newCategorySchema,
    answer: view,
  }),
  package: endpoint(`POST ${base}/package`, 'catalog.write', {
    body: newServicePackageSchema,
    answer: view,
  }),
  section: endpoint(`POST ${base}/settings/{section}`, 'settings.manage', {
    body: sectionDraft,
    answer: view,
  }),
  /** A page of a previous version, as it was published (@publish.look). */
  version: endpoint(`POST ${base}/versions/{id}`, 'publishing.rollback', {
    body: z.strictObject({ page: pagePath }),
    answer: view,
  }),
  /** A form with the field `token`, because the response is a page in a frame. */
  open: endpoint(`POST ${base}`, 'everybody', { body: 'form' }),
};
