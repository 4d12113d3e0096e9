import type { Settings } from '#contracts/settings/sections.ts';
import { REPLY_PROMISE } from '../website.ts';

/** First sentence of the confirmation in settings saved before they had the whole text. */
export const THANKS = 'Thank you!';

/** What a request's confirmation says (@mail.confirmation). */
export const DEFAULT_MAILS = {
  recipients: [],
  subject: 'We’ve received your request {reference}',
  questionSubject: 'We’ve received your question {reference}',
  confirmation: `${THANKS} We’ll get back to you ${REPLY_PROMISE}. If you’d prefer to talk, call {phone} and mention reference {reference}.`,
  signature: '',
} satisfies Settings['mails'];

/** Templates for replies of staff (@inquiry.reply). */
export const DEFAULT_REPLIES: Settings['replies'] = {
  templates: [
    {
      name: 'We’re working on your quote',
      subject: 'Your event with us',
      text: 'Hello {first name},\n\nThank you for your request! We’re putting together your quote.\n\nYour event is on {date}.\n\nYou asked for:\n{list}\n\nIs there anything you’d like to add or change? Just reply to this email.',
    },
    {
      name: 'We need more details',
      subject: 'A few questions about your event',
      text: 'Hello {first name},\n\nThank you for your request! To give you an exact price, we need to know:\n\n- How many guests do you expect?\n- When can we deliver and pick up?\n- Are there stairs or a long carry from the truck?\n\nYour event is on {date}.\n\nJust reply to this email, or call us.',
    },
    {
      name: 'Not available on that date',
      subject: 'Your event date',
      text: 'Hello {first name},\n\nThank you for thinking of us. Unfortunately we aren’t available on {date}.\n\nIf your date is flexible, reply to this email and we’ll find another one.',
    },
    {
      name: 'Follow-up',
      subject: 'Do you still need us for your event?',
      text: 'Hello {first name},\n\nWe’d love to be part of your event. Have you had a chance to read our reply?\n\nYour event is on {date}.\n\nJust reply to this email with any questions.',
    },
  ],
};
