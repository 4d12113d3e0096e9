import type { LiveRecord } from '#db/queries/publishing/view.ts';

/** What is known of a version of the site by when it was live. */
export interface SiteVersion {
  id: string;
  /** When the data of everything published before were read; undefined for the first version. */
  before: Date | undefined;
  /** When its data were read, the last time before another version replaced it. */
  firstReadAt: Date;
  /** When they were read the last time. */
  readAt: Date;
  /** When it last went live in place of another version, after it was live before; null: never. */
  againAt: Date | null;
}

/**
 * A build with the same result keeps its id: after a change that visitors do not see the version goes on with later
 * data, after an undo it is live again, and what was undone is no part of it (@publish.undo-since).
 * @param records the earliest first
 * @returns versions in the order in which they first went live
 */
export function versionsOf(records: readonly LiveRecord[]): SiteVersion[] {
  const versions = new Map<string, SiteVersion>();
  let latest: Date | undefined;
  let liveId = '';
  for (const { id, readAt, liveAt } of records) {
    const known = versions.get(id);
    if (known) {
      known.readAt = later(known.readAt, readAt);
      if (id !== liveId) known.againAt = liveAt;
      else if (known.againAt === null) known.firstReadAt = known.readAt;
    } else {
      versions.set(id, { id, before: latest, firstReadAt: readAt, readAt, againAt: null });
    }
    latest = latest ? later(latest, readAt) : readAt;
    liveId = id;
  }
  return [...versions.values()];
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
