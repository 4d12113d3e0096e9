/**
 * What a built site was made of, as one text: when the text is the same, so is the site.
 */
import { createHash } from 'node:crypto';
import { sourceKey } from '#build/source-key.ts';

export interface SiteIngredients {
  /** Folder of the project. */
  root: string;
  /** `catalogueFingerprint` of the data. */
  catalogue: string;
  /** Public address that is written into pages. */
  siteUrl: string;
}

/** @returns SHA-256 (hex) of all ingredients */
export function siteKey({ root, catalogue, siteUrl }: SiteIngredients): Promise<string> {
  return sourceKey(root, createHash('sha256').update(JSON.stringify({ catalogue, siteUrl })));
}
