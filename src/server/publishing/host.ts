/**
 * What the place that the site lives in can do by itself. `npm start` sets it; on Netlify there is
 * none: there, builds are asked for by a hook, and deploys are brought back in Netlify's own list.
 */
export interface EarlierSite {
  /** The host's name for it. */
  id: string;
  builtAt: Date;
  /** Whether visitors see it now. */
  current: boolean;
}

export interface PublishingHost {
  /** Sites that can be brought back at once, newest first. */
  earlier: () => EarlierSite[];
  /** Serves an earlier site from now on; false when there is none of this name. */
  rollback: (id: string) => Promise<boolean>;
  /** Looks for a request now. */
  wake: () => void;
}

let host: PublishingHost | undefined;

/** @returns the host of this process, if it publishes by itself */
export function publishingHost(): PublishingHost | undefined {
  return host;
}

/** @param next undefined when this process publishes no more */
export function setPublishingHost(next: PublishingHost | undefined): void {
  host = next;
}
