/** Texts of the calendar of events. */
import { MAX_CALENDAR_EVENTS } from '#contracts/calendar/events.ts';

export const CALENDAR = {
  title: 'Calendar',
  month: 'Month',
  week: 'Week',
  show: 'Show',
  today: 'Today',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  loading: 'Loading the calendar',
  notLoaded: 'The calendar couldn’t be loaded',
  eventsIn: (when: string) => `Events, ${when}`,
  none: (when: string) => `No events in ${when}.`,
  guests: (count: string) => `Guests: ${count}`,
  more: (count: number) => `${count} more`,
  /** For screen readers. @param day in full */
  moreOn: (count: number, day: string) => `${count} more on ${day}`,
  isCut: `Only the first ${MAX_CALENDAR_EVENTS.toLocaleString('en-US')} events are shown.`,
} as const;

export const FEED = {
  title: 'Calendar on your phone',
  intro:
    'Subscribe in Google Calendar, Apple Calendar, or Outlook with a private link. It includes booked and quoted events from 60 days ago to 2 years ahead, with names, places, and guest counts.',
  none: 'You don’t have a link.',
  since: (day: string) => `Your link was created on ${day}. For security, it’s shown only once.`,
  create: 'Create link',
  replace: 'Create a new link',
  revoke: 'Turn off link',
  replaceTitle: 'Create a new link?',
  replaceText: 'Calendars that use your current link will stop updating.',
  revokeTitle: 'Turn off your link?',
  revokeText: 'Calendars that use it will stop updating.',
  link: 'Your private link',
  hint: 'Copy it now: it won’t be shown again. Anyone who has it can see these events, so don’t share it. It stops working when your account is disabled.',
  notLoaded: 'Your calendar link couldn’t be loaded',
  notCreated: 'The link was not created',
  notRevoked: 'The link was not turned off',
  copied: 'Add it to your calendar as a subscription.',
  revoked: { title: 'Link turned off', text: 'Calendars that use it no longer update.' },
} as const;
