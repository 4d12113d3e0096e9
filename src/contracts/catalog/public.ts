/** Public fields of the catalog (@api.reads). */

import * as z from 'zod/mini';
import type { ItemUnit } from '#domain/item-price.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { answer, endpoint } from '../endpoint.ts';
import type { HostRole } from '../publishing.ts';

export const SERVICE_TYPES = ['design', 'photo_booth', 'video_dance_floor'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export interface CategoryView {
  id: string;
  name: string;
  /** Heading of its page; empty: the name followed by "Rentals". */
  heading: string;
  slug: string;
  description: string;
  imageUrl: string;
  displayOrder: number;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
}

export interface ItemOption {
  name: string;
  /** Dollars. */
  price: number;
  /** Pieces in stock; undefined: shares the item's. */
  owned?: number | undefined;
  /** One of the item's images; undefined: has none of its own. */
  image?: string | undefined;
}

export interface RentalItemView {
  id: string;
  name: string;
  slug: string;
  categoryId: string;
  /** Slug. */
  category: string;
  shortDescription: string;
  fullDescription: string;
  /** The short description, for clients that know only this name; staff's note is never public (@items.note). */
  description: string;
  /** As typed; may contain currency symbols. */
  price: string;
  unit: ItemUnit;
  images: string[];
  /** Pieces in stock. */
  availability: number;
  isFeatured: boolean;
  options: ItemOption[];
  tags: string[];
  dimensions: string;
  materials: string;
  colors: string[];
  specifications: Record<string, string>;
  /** Ids of recommended items; some may not be public. */
  goesWith: string[];
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
}

export interface ServicePackageView {
  id: string;
  name: string;
  slug: string;
  serviceType: ServiceType;
  description: string;
  features: string[];
  /** Dollars as text, with two decimals. */
  startingPrice: string;
  isPopular: boolean;
  image: string;
  images: string[];
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
}

export interface HealthView {
  status: 'ok' | 'unavailable';
  database: 'reachable' | 'unreachable';
  migrations: 'applied' | 'pending' | 'unknown';
  /** With `not configured` and `failing` mails stay in the outbox (@mail.failing). */
  mail: 'configured' | 'failing' | 'unknown' | 'kept in files' | 'not configured';
  /** Whether this deployment or another publishes and mails. */
  host: HostRole | 'unknown';
  /** Null: no host. The host's name is left out, because it reveals a machine. */
  hostSince: string | null;
  /** Only if the shop stores its data on this machine. */
  disk?: 'ok' | 'full';
  /**
   * Store of images and spooled requests. `none`: a guest that runs `npm start`; `full`: its disk is full,
   * as in `disk`.
   */
  blobs: 'reachable' | 'unreachable' | 'full' | 'none';
  version: string;
}

/** In one response: about 1.5 MB of JSON; Netlify allows a function 6 MB. */
export const MAX_ITEMS = 1_000;

/**
 * Rejects slugs that are too long, with NUL (PostgreSQL rejects it) or with a percent sign (not decodable).
 */
export const slugParam = z
  .string()
  .check(z.maxLength(MAX_LENGTH.slug), z.regex(/^[^\0%]*$/, 'That is not a category'));

/** Keyset pagination: `Link: <…>; rel="next"` has the next page, `after` is the last id of the previous page. */
export const itemPageQuery = z.strictObject({
  category: z.optional(slugParam),
  limit: z._default(
    z.optional(
      z.pipe(
        z.string().check(z.regex(/^\d{1,4}$/, 'It must be a whole number')),
        z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(MAX_ITEMS))),
      ),
    ),
    MAX_ITEMS,
  ),
  after: z.optional(z.uuid()),
});

/** The CDN caches by address: meaningless parameters would let anybody bypass it. */
const noQuery = z.strictObject({});

export const catalogEndpoints = {
  categories: endpoint('GET /api/categories', 'everybody', {
    query: noQuery,
    answer: answer<CategoryView[]>(),
    cached: true,
  }),
  category: endpoint('GET /api/categories/{slug}', 'everybody', {
    query: noQuery,
    answer: answer<CategoryView>(),
    cached: true,
  }),
  items: endpoint('GET /api/rental-items', 'everybody', {
    query: itemPageQuery,
    answer: answer<RentalItemView[]>(),
    cached: true,
  }),
  featuredItems: endpoint('GET /api/rental-items/featured', 'everybody', {
    query: noQuery,
    answer: answer<RentalItemView[]>(),
    cached: true,
  }),
  packages: endpoint('GET /api/service-packages', 'everybody', {
    query: noQuery,
    answer: answer<ServicePackageView[]>(),
    cached: true,
  }),
  health: endpoint('GET /api/health', 'everybody', { answer: answer<HealthView>() }),
};
