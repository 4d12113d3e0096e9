/**
 * What a built site was made of, as one text: when the text is the same, so is the site.
 */
import { createHash } from 'node:crypto';
import { sourceKey } from '#build/source-key.ts';
import type { Retention } from '#domain/retention.ts';

export interface SiteIngredients {
  /** Folder of the project. */
  root: string;
  /** `catalogFingerprint` of the data. */
  catalog: string;
  /** Public address that is written into pages. */
  siteUrl: string;
  /** As the privacy policy has it. */
  keep: Retention;
}

/** @returns SHA-256 (hex) of all ingredients */
export function siteKey({ root, catalog, siteUrl, keep }: SiteIngredients): Promise<string> {
  const data = JSON.stringify({ catalog, siteUrl, keep });
  return sourceKey(root, createHash('sha256').update(data));
}
