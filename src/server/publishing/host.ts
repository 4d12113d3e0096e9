import type { EarlierPage } from '#contracts/publishing.ts';
import type { DraftPage } from '../base/draft-page.ts';

/** A kept build of the site. */
export interface PreviousVersion {
  /** The host's name for it. */
  id: string;
  builtAt: Date;
  /** Whether it is live now. */
  current: boolean;
}

export interface PublishingHost {
  /** Kept builds, newest first. */
  previousVersions: () => PreviousVersion[];
  /** Pages of a kept build that differ from the live site's, home first; undefined for an unknown build. */
  differingPages: (id: string) => EarlierPage[] | undefined;
  /** A page of a kept build as a preview; undefined for an unknown page or build. */
  keptPage: (id: string, path: string) => DraftPage | undefined;
  /** Restores a kept build; false for an unknown one. */
  rollback: (id: string) => Promise<boolean>;
  /** Checks for a request now. */
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
