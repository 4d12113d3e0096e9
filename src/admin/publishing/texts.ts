/** Texts of publishing (the bar, previous versions) and of failures on the server. */
import { WEBMASTER } from '#site/website.ts';
import { counted } from '../parts/texts.ts';

const PUBLISH_NOW = 'Publish now';

export const PUBLISHING = {
  title: 'Publishing',
  more: 'More about publishing',
  viewSite: 'View site',
  previous: 'Previous versions',
  publishNow: PUBLISH_NOW,
  notPublished: 'Not published',
  /** Publications of this month, which some hosts charge for. */
  thisMonth: (count: number) => {
    if (count === 0) return 'Not published this month';
    return `Published ${count === 1 ? 'once' : `${count} times`} this month`;
  },
} as const;

/** The state of publishing. Times are texts such as `2:05 PM`, durations such as `5 min`. */
export const PUBLISHING_STATE = {
  /** @param elapsed may be empty: less than a minute */
  building: (elapsed: string) =>
    elapsed === '' ? 'Publishing now.' : `Publishing now (${elapsed} so far).`,
  moreWaiting: 'Your newer changes will be published next.',
  failed: 'Publishing failed. Visitors still see the previous version.',
  tryAgain: `Press “${PUBLISH_NOW}” to try again.`,
  contact: `If it fails again, contact ${WEBMASTER}.`,
  changes: (count: number) =>
    count === 1 ? '1 unpublished change.' : `${count} unpublished changes.`,
  byHand: `Press “${PUBLISH_NOW}” when you’re ready.`,
  soon: 'Publishing starts in a moment.',
  retryAt: (time: string) => `The next try is at ${time}. Press “${PUBLISH_NOW}” to try sooner.`,
  startsAt: (time: string, minutes: number) =>
    `Publishing starts around ${time}, ${minutes} minutes after the last save. Press “${PUBLISH_NOW}” to publish sooner.`,
  never: 'Nothing has been published from here yet.',
  live: (time: string) => `Live since ${time}`,
  /**
   * @param version its time
   * @param bySave whether a save is published without “Publish now”
   */
  previousIsLive: (time: string, version: string, bySave: boolean) =>
    `Live since ${time}: a previous version, from ${version}. Your newer changes go live ${bySave ? 'with your next save, or ' : ''}when you press “${PUBLISH_NOW}”.`,
  /** On a guest, which neither publishes, nor stores images, nor sends mails. */
  guest: {
    another:
      'You’re working with the shop’s live data, but this isn’t where the shop runs. What you save is real, and the shop’s own server publishes it. You can’t upload images here.',
    none: `Nothing is published and no email is sent. The shop is moving to another server, and the new server hasn’t taken over yet. Contact ${WEBMASTER}.`,
  },
} as const;

const AND = new Intl.ListFormat('en-US');

/** The dialog that restores a previous version. Versions are named by their time. */
export const PREVIOUS_VERSIONS = {
  title: 'Previous versions',
  intro:
    'Visitors see the version you restore right away. Newer changes stay saved and go live again with the next publication, so you’re asked whether to undo them. The last ten versions are listed.',
  version: (time: string) => `Version from ${time}`,
  changes: (count: number) => counted(count, 'change'),
  live: 'Live now',
  /** Of a version that was live before: a restore or an undo led to its pages. */
  liveAgain: (time: string, isLive: boolean) => `Live again ${isLive ? 'since' : 'on'} ${time}`,
  restore: 'Restore',
  restoreFrom: (time: string) => `Restore the version from ${time}`,
  look: 'Preview',
  lookAt: (time: string) => `Preview the version from ${time}`,
  notRestored: 'Version was not restored',
  /** @param by names of editors still on the staff; may be empty */
  changedBy: (count: number, by: readonly string[]) =>
    `${counted(count, 'change')} by ${by.length === 0 ? 'someone no longer on the staff' : AND.format(by)}`,
} as const;

/** Pages of a previous version. */
export const LOOK_AT_VERSION = {
  title: (time: string) => `Version from ${time}`,
  loading: 'Loading the pages of this version',
  failed: 'The pages of this version couldn’t be loaded',
  /** @param others pages besides the home page that differ */
  note: (others: number) =>
    others === 0
      ? 'The home page as it was then. No other page differs from what visitors see now. Links lead to the other pages of this version; forms do nothing, and nothing is restored.'
      : 'The home page and the pages that differ from what visitors see now, as they were then. Links lead to the other pages of this version; forms do nothing, and nothing is restored.',
} as const;

/** Changes since a restored version. */
export const NEWER_CHANGES = {
  title: 'Newer changes',
  intro: (time: string, changes: string) =>
    `Visitors see the version from ${time} now. Still saved since then: ${changes}. They go live again with your next save, unless you undo them.`,
  undo: (count: number) => (count === 1 ? 'Undo this change' : `Undo these ${count} changes`),
  undoing: 'Undoing…',
  keep: 'Keep them',
} as const;

/** The page "Status". */
export const STATUS = {
  title: 'Status',
  intro: 'Errors on the website’s server. Emails that could not be sent are retried automatically.',
  notLoaded: 'The errors couldn’t be loaded',
  hostTitle: 'Where the shop runs',
  /** @param name `the server shop-pc` */
  host: (name: string, since: string) => `On ${name}, since ${since}.`,
  noHost: 'Nowhere at the moment: nothing is published and no email is sent.',
  errors: (days: number, count: number) => `Errors in the last ${days} days: ${count}`,
  error: (count: number, lastDay: string) => `${counted(count, 'time')}, last on ${lastDay}`,
  /** @param reportedTo host of the error tracker, or null */
  reports: (reportedTo: string | null) =>
    reportedTo === null
      ? `To be told about errors as they happen, ask ${WEBMASTER} to set up error reporting.`
      : `Errors are also reported to ${reportedTo}.`,
  inLog: 'The server’s log lists each error under the name it has here.',
} as const;
