/** Responses of the public catalog endpoints (@api.reads). Public fields only. */

import type { ItemUnit } from '#domain/item-price.ts';
import type { HostRole } from './publishing.ts';

export const SERVICE_TYPES = ['design', 'photo_booth', 'video_dance_floor'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export interface CategoryView {
  id: string;
  name: string;
  /** Heads its page; empty: the name followed by "Rentals". */
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
  /** As typed; may contain currency symbols. */
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

/** `GET /api/health`. */
export interface HealthView {
  status: 'ok' | 'unavailable';
  database: 'reachable' | 'unreachable';
  migrations: 'applied' | 'pending' | 'unknown';
  /** Whether mails can be sent; with `not configured` they stay in the outbox. */
  mail: 'configured' | 'kept in files' | 'not configured';
  /** The host of the database: this deployment or another one, which publishes and mails. */
  host: HostRole | 'unknown';
  /** Only when the shop stores its data on this machine. */
  disk?: 'ok' | 'full';
  /** State of the store of images and spooled requests. */
  blobs: 'reachable' | 'unreachable';
  version: string;
}
