/**
 * The privacy policy: what this website does with what people send, in words. Whoever changes what is
 * collected, kept or shown to others changes it here too, with the date.
 */
import { BIN_DAYS } from '#domain/limits.ts';
import { MOST_YEARS_AHEAD, type Retention } from '#domain/retention.ts';
import { SITE } from './config.ts';

/** When the text was changed last, `YYYY-MM-DD`. */
const CHANGED = '2026-11-22';

export interface PrivacySection {
  title: string;
  /** Paragraphs before the list. */
  text: readonly string[];
  list?: readonly string[];
  /** Paragraphs after the list. */
  after?: readonly string[];
}

/** @returns `1 day`, `30 days` */
function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** @returns the day of the last change: `November 22, 2026` */
export function privacyDate(): string {
  const date = new Date(`${CHANGED}T00:00:00Z`);
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** @returns the policy of a shop that keeps what people send for so long; how to reach it stands below */
export function privacySections({ requestsMonths, mailsDays }: Retention): PrivacySection[] {
  return [
    {
      title: 'What you send us',
      text: ['When you ask for a quote, book a service or write to us, we get what you fill in:'],
      list: [
        'your name, phone number and email address, so that we can reach you',
        'the date and place of your event, your message and whatever else you tell us about it, so that we can plan it',
        'the items, quantities and packages you chose, so that we can check what is available and give you a price',
      ],
      after: [
        'The form also sends how long it took to fill in, which helps us tell people from spam programs. We use all of this to answer you and to prepare your event. We don’t sell it, and we don’t use it for advertising or newsletters.',
      ],
    },
    {
      title: 'What stays on your device',
      text: [
        'Your browser keeps some things on your device so that you don’t lose them. We see them only when you send a request:',
      ],
      list: [
        'your wishlist and the package you chose',
        'what you typed into a form you have not sent yet',
        'your name, phone number, email address, event date and location, to fill in the next form for you',
        'the reference number of your last request, with marks that keep it from being sent twice',
      ],
      after: [
        '“Clear saved details” below a form removes what you typed and your last request. Clearing this website’s data in your browser removes everything.',
      ],
    },
    {
      title: 'Cookies and tracking',
      text: [
        'We set no cookies for visitors; only our staff get one when they sign in. There are no ads, no analytics and no trackers on this website.',
        'To answer your browser, the website has to know its IP address. We don’t store it. To keep programs from flooding our forms we count requests by a scrambled form of it, which is deleted within a day. A company that hosts the website may keep technical logs of its own.',
      ],
    },
    {
      title: 'How long we keep it',
      text: [],
      list: [
        requestsMonths === null
          ? 'Requests: until you ask us to delete yours.'
          : `Requests: ${counted(requestsMonths, 'month')} from the day we get them, or until your event is over if that is later, for up to ${MOST_YEARS_AHEAD} years.`,
        `Requests we delete ourselves: ${counted(BIN_DAYS, 'day')} more, in case we deleted one by mistake.`,
        ...(mailsDays === null
          ? []
          : [
              `The website’s record of the emails it sent: your address is removed from it after ${counted(mailsDays, 'day')}.`,
            ]),
      ],
      after: [
        'Backups hold what was there when they were made, until they are replaced. Emails in our mailbox and paperwork for an event, such as invoices, are kept apart from this website.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        `The people at ${SITE.name} who answer requests. If other companies host this website or its database or deliver its email, they handle your information for us, and only for that. We give it to no one else unless the law requires it.`,
      ],
    },
  ];
}
