/** Pages of what is not saved yet, as the site will show them (@preview.true). */
import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/limits.ts';
import { newCategorySchema } from './catalog/categories.ts';
import { newRentalItemSchema } from './catalog/rental-items.ts';
import { newServicePackageSchema } from './catalog/service-packages.ts';
import { answer, endpoint, type Endpoint } from './endpoint.ts';

/** How long a page stays, and its link works. */
export const PREVIEW_HOURS = 24;

export interface PreviewView {
  /** Opens the page (`open`); nobody can read it again. */
  token: string;
  /** Address that the page will have. */
  path: string;
  /** What search engines are told of it. */
  title: string;
  description: string;
}

/** Takes what the form of any entity holds. */
export type DraftEndpoint = Endpoint<string, undefined, z.ZodMiniType, PreviewView>;

const view = answer<PreviewView>();
const base = '/api/previews';

/** `page` is the address of the page to show; `value` is checked by the section's schema. */
const sectionDraft = z.strictObject({
  value: z.unknown(),
  page: z.string().check(z.maxLength(MAX_LENGTH.url), z.startsWith('/')),
});

export const previewEndpoints = {
  /** Each takes what its form would create, with the id of what is edited. */
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
  /** A form with the field `token`, because a frame shows the answer: the page itself. */
  open: endpoint(`POST ${base}`, 'everybody', { body: 'form' }),
};
