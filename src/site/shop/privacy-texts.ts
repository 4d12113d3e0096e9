/** The privacy policy. Change it, and `CHANGED`, with every change of what is collected, kept or shared. */
import type { Settings } from '#contracts/settings/sections.ts';
import { TRASH_DAYS } from '#domain/limits.ts';
import { MOST_YEARS_AHEAD, type Retention } from '#domain/retention.ts';
import { paragraphs } from '../anchors.ts';

/** Day of the last change of this text. */
const CHANGED = '2026-11-26';

export interface PrivacySection {
  title: string;
  text: readonly string[];
  list?: readonly string[];
  after?: readonly string[];
}

/** @returns `1 day`, `30 days` */
function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

export const privacySummary =
  'We use what you send us to respond to you and to plan your event. We set no cookies for visitors and use no ads or trackers.';
export const privacyDescription = (name: string) =>
  `What ${name} keeps when you send a request or build a wishlist, how long we keep it, and how to have it deleted. No cookies, no ads, no tracking.`;

/**
 * @param saved day on which the owner last changed the policy; empty: never.
 * @returns `Last updated November 22, 2026`
 */
export function lastUpdated(saved = ''): string {
  const date = new Date(`${saved > CHANGED ? saved : CHANGED}T00:00:00Z`);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  return `Last updated ${day}`;
}

// Before the phone number, and after the email address.
export const choicesTitle = 'Your choices';
export const choicesText =
  'You can ask us for a copy of your information, or ask us to correct or delete it. It’s free. Call';
export const choicesProof = ' from the email address you used, so we know it’s you.';

export function privacySections(
  { requestsMonths, mailsDays }: Retention,
  name: string,
): PrivacySection[] {
  return [
    {
      title: 'What you send us',
      text: [
        'When you request a quote, book a service or contact us, we receive what you fill in:',
      ],
      list: [
        'your name, phone number and email address, so we can reach you',
        'your event’s date and location, your message and anything else you tell us about it, so we can plan it',
        'the items, quantities and packages you chose, so we can check availability and give you a price',
      ],
      after: [
        'We keep our replies to you and the notes we take about your request with it, and delete them with it.',
        'When you accept or decline a quote, we keep your answer with it. If you accept, that includes the name you type, the time, and a scrambled version of your IP address, as a record of what we agreed on.',
        'When you book, we note what we agreed on, who meets us on site, and the payments we receive: amount, date and method, but never a card number.',
        'When you have a list emailed, we receive the addresses you enter and the items on the list. We use them for that email only.',
        'The form also tells us how long it took to fill in, which helps us recognize spam. We use all of this to respond to you and to prepare your event. We don’t sell it, and we don’t use it for advertising or newsletters.',
      ],
    },
    {
      title: 'What stays on your device',
      text: [
        'Your browser saves some things on your device so you don’t lose them. We see them only when you send a request:',
      ],
      list: [
        'your wishlists with your notes, and the package you chose',
        'what you typed into a form you haven’t sent yet',
        'your name, phone number, email address, event date, location and guest count, to fill in your next form',
        'the reference number of your last request, and codes that keep it from being sent twice',
      ],
      after: [
        'With an event date, your browser asks our website what is available that day. It sends the date and the items it shows, and nothing else about you; we don’t store the question.',
        '“Clear saved details” below a form removes what you typed and your last request. Clearing this website’s data in your browser removes everything.',
      ],
    },
    {
      title: 'Cookies and tracking',
      text: [
        'We don’t set cookies for visitors; only our staff get one when they sign in. This website has no ads, analytics or trackers.',
        'To send you a page, the website has to use your IP address. We don’t store it. To prevent abuse of our forms, we count requests by a scrambled version of it, which we delete within a day. The company that hosts the website may keep its own technical logs.',
      ],
    },
    {
      title: 'How long we keep it',
      text: [],
      list: [
        requestsMonths === null
          ? 'Requests: until you ask us to delete yours.'
          : `Requests: ${counted(requestsMonths, 'month')} from the day we get them, or until your event is over if that is later, for up to ${MOST_YEARS_AHEAD} years.`,
        `Requests we delete: ${counted(TRASH_DAYS, 'day')} more, in case we deleted one by mistake.`,
        ...(mailsDays === null
          ? []
          : [
              `The website’s record of the emails it sent: we remove your address after ${counted(mailsDays, 'day')}.`,
            ]),
      ],
      after: [
        'Backups contain whatever was there when they were made, until they are replaced. We keep emails in our mailbox, events in our calendars and paperwork for your event, such as invoices, separately from this website.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        `The people at ${name} who respond to requests. If other companies host this website or its database, deliver its email or keep our calendars, they handle your information only for that purpose. We don’t share it with anyone else unless the law requires it.`,
      ],
    },
  ];
}

/** The owner's parts of the privacy policy (@settings.privacy). */
export function ownSections(entries: Settings['privacy']['before']): PrivacySection[] {
  return entries.map(({ title, text }) => ({ title, text: paragraphs(text) }));
}
