import type { PreviousPage } from '#contracts/publishing.ts';
import type { DraftPage } from '../base/draft-page.ts';

/** A kept build of the site. */
export interface KeptBuild {
  /** The host's name for the build. */
  id: string;
  builtAt: Date;
  /** Whether it is live now. */
  current: boolean;
}

/**
 * What the host itself can do. Set by `npm start`; undefined on Netlify, where a hook requests
 * builds and rollback is in Netlify's own UI.
 */
export interface PublishingHost {
  /** Kept builds, newest first. */
  previousVersions: () => KeptBuild[];
  /** Pages of a kept build that differ from the live site's, home first; undefined for an unknown build. */
  differingPages: (id: string) => PreviousPage[] | undefined;
  /** A page of a kept build as a preview; undefined for an unknown page or build. */
  keptPage: (id: string, path: string) => DraftPage | undefined;
  /** Restores a kept build; false for an unknown one. */
  rollback: (id: string) => Promise<boolean>;
  /** Checks now whether a build was requested. */
  wake: () => void;
}

let host: PublishingHost | undefined;

/** @returns the host of this process, if it publishes by itself */
export function publishingHost(): PublishingHost | undefined {
  return host;
}

/** @param next undefined when this process stops publishing */
export function setPublishingHost(next: PublishingHost | undefined): void {
  host = next;
}
