/**
 * What the host itself can do. Set by `npm start`; undefined on Netlify, where a hook requests
 * builds and rollback is in Netlify's own UI.
 */
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
  /** Restores a previous version; false for an unknown one. */
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
