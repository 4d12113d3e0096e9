/** Form fields of the settings sections about emails. */
import { DIGEST_TIMES } from '#contracts/settings/digest.ts';
import {
  CONFIRMATION_FIELDS,
  MAX_REPLY_TEMPLATES,
  MAX_TEMPLATE,
  QUOTE_LINK_FIELD,
  REPLY_FIELDS,
} from '#contracts/settings/mails.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { listFields } from '#domain/text-template.ts';
import type { SectionFields } from './fields.ts';
import { dayTime } from './texts.ts';

export const MAIL_FIELDS = {
  mails: {
    recipients: {
      is: 'list',
      label: 'Who gets new requests',
      hint: 'If empty, the address the website was set up with, or else your business email.',
      noun: 'email address',
      max: 10,
      entry: { is: 'email', label: 'Email address', max: MAX_LENGTH.email },
    },
    subject: {
      is: 'line',
      label: 'Subject after a request',
      hint: `You can use ${listFields(CONFIRMATION_FIELDS.subject)}. If empty, the one the website came with.`,
      max: MAX_LENGTH.title,
    },
    questionSubject: {
      is: 'line',
      label: 'Subject after a question',
      hint: `You can use ${listFields(CONFIRMATION_FIELDS.subject)}. If empty, the one the website came with.`,
      max: MAX_LENGTH.title,
    },
    confirmation: {
      is: 'text',
      label: 'Text of the confirmation',
      hint: `You can use ${listFields(CONFIRMATION_FIELDS.text)}. A paragraph is left out if its field is empty. If you don’t use {list}, the list follows below. If empty, the text the website came with.`,
      max: MAX_TEMPLATE,
    },
    signature: {
      is: 'text',
      label: 'Signature',
      hint: 'The last lines of the confirmation, above your name and phone.',
      max: MAX_LENGTH.shortDescription,
    },
  },
  replies: {
    templates: {
      is: 'list',
      label: 'Templates',
      hint: `In a text, you can use ${listFields(REPLY_FIELDS.text)}; in a subject, ${listFields(REPLY_FIELDS.subject)}. They’re filled in from the request, and a paragraph is left out if its field is empty. {${QUOTE_LINK_FIELD}} becomes a new link to the quote when the reply is sent.`,
      noun: 'template',
      max: MAX_REPLY_TEMPLATES,
      entry: {
        is: 'group',
        label: 'Template',
        fields: {
          name: {
            is: 'line',
            label: 'Name',
            hint: 'Only your team sees it.',
            max: 80,
            required: true,
          },
          subject: { is: 'line', label: 'Subject', max: MAX_LENGTH.title, required: true },
          text: { is: 'text', label: 'Text', max: MAX_TEMPLATE, required: true },
        },
      },
    },
  },
  digest: {
    isOn: { is: 'flag', label: 'Send a daily email' },
    time: {
      is: 'choice',
      label: 'Time',
      hint: 'In Detroit. It goes to everyone who gets new requests.',
      choices: Object.fromEntries(DIGEST_TIMES.map((time) => [time, dayTime(time)])),
    },
  },
} as const satisfies Partial<SectionFields>;
