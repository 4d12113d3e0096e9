/**
 * Shape of the demo catalog's content files. Prices are text as an editor would type them
 * (@price.as-typed); option prices are dollars.
 */
import type { ItemUnit } from '#domain/item-price.ts';

export interface SeedCategory {
  name: string;
  /** Heads its page; without it the name followed by "Rentals". */
  heading?: string;
  slug: string;
  description: string;
  /** File name in `public/media/catalog/`. */
  image: string;
  displayOrder: number;
  isActive?: boolean;
  seoTitle?: string;
  seoDescription?: string;
  seoKeywords?: string;
}

export interface SeedItem {
  name: string;
  slug: string;
  /** Slug of the category it belongs to. */
  category: string;
  /** One sentence for cards and search results, at most 160 characters. */
  shortDescription: string;
  /** Two to four paragraphs, separated by a blank line. */
  fullDescription: string;
  /** One plain line for staff lists and feeds. */
  description: string;
  price: string;
  /** What the price is for; without it `each`. */
  unit?: ItemUnit;
  /** File names in `public/media/catalog/`, first one is the cover. */
  images: string[];
  availability: number;
  isActive?: boolean;
  isPublished?: boolean;
  isFeatured?: boolean;
  options?: { name: string; price: number }[];
  tags: string[];
  dimensions?: string;
  materials?: string;
  colors?: string[];
  specifications?: Record<string, string>;
  seoTitle?: string;
  seoDescription?: string;
  seoKeywords?: string;
}

export interface SeedPackage {
  name: string;
  slug: string;
  serviceType: 'design' | 'photo_booth' | 'video_dance_floor';
  description: string;
  features: string[];
  /** Dollars. */
  startingPrice: number;
  isPopular: boolean;
  /** File names in `public/media/catalog/`. */
  images: string[];
  seoTitle?: string;
  seoDescription?: string;
  seoKeywords?: string;
}
