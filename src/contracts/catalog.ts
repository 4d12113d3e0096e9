/** What the public catalog endpoints answer (@api.reads). Public fields only. */

import type { ItemUnit } from '#domain/item-price.ts';
import { answer, endpoint } from './endpoint.ts';
import type { HostRole } from './publishing.ts';

export const SERVICE_TYPES = ['design', 'photo_booth', 'video_dance_floor'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export interface CategoryView {
  id: string;
  name: string;
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
}

export interface RentalItemView {
  id: string;
  name: string;
  slug: string;
  categoryId: string;
  /** Slug of the category. */
  category: string;
  shortDescription: string;
  fullDescription: string;
  description: string;
  /** As typed, may hold currency symbols. */
  price: string;
  /** What the price is for. */
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
  /** Dollars, as text with two decimals. */
  startingPrice: string;
  isPopular: boolean;
  image: string;
  images: string[];
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
}

/** Whether this deployment can do its work. */
export interface HealthView {
  status: 'ok' | 'unavailable';
  database: 'reachable' | 'unreachable';
  migrations: 'applied' | 'pending' | 'unknown';
  /** Whether mails can leave; `not configured`: they wait in the outbox. */
  mail: 'configured' | 'kept in files' | 'not configured';
  /** Whose database it is: this deployment's, or that of another, which publishes and mails. */
  host: HostRole | 'unknown';
  /** Of the shop on one machine; missing where a host keeps the data. */
  disk?: 'ok' | 'full';
  /** Whether images, and requests that the database cannot take, can be kept. */
  blobs: 'reachable' | 'unreachable';
  version: string;
}

export const catalogEndpoints = {
  categories: endpoint('GET /api/categories', { answer: answer<CategoryView[]>(), cached: true }),
  category: endpoint('GET /api/categories/{slug}', {
    answer: answer<CategoryView>(),
    cached: true,
  }),
  /** In pages: a header `Link` leads to the next one (`server/catalog/pages.ts`). */
  items: endpoint('GET /api/rental-items', { answer: answer<RentalItemView[]>(), cached: true }),
  featuredItems: endpoint('GET /api/rental-items/featured', {
    answer: answer<RentalItemView[]>(),
    cached: true,
  }),
  packages: endpoint('GET /api/service-packages', {
    answer: answer<ServicePackageView[]>(),
    cached: true,
  }),
  health: endpoint('GET /api/health', { answer: answer<HealthView>() }),
};
