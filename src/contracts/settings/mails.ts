import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/limits.ts';
import { listFields, unknownField } from '#domain/text-template.ts';
import { listField } from '../editing.ts';
import { mailAddress, optionalLine, optionalText, requiredLine, requiredText } from '../fields.ts';
import { NUMBER_FIELDS, SHOP_FIELDS } from './shop-fields.ts';

/**
 * Without a visitor's words, because anybody can have the confirmation sent anywhere (@mail.confirmation).
 */
export const CONFIRMATION_FIELDS = {
  subject: ['reference', 'business'],
  text: ['reference', 'date', 'list', 'phone', 'business', ...NUMBER_FIELDS],
} as const;

/** Replaced by a new link when a reply is sent (@inquiry.reply-quote-link). */
export const QUOTE_LINK_FIELD = 'quote link';

/** Fields of a reply, which staff read before sending. */
export const REPLY_FIELDS = {
  subject: ['name', 'first name', 'reference'],
  text: ['name', 'first name', 'date', 'list', 'reference', QUOTE_LINK_FIELD],
} as const;

/** @param fields names of the fields that exist */
export const noSuchField = (field: string, fields: readonly string[]) =>
  `There is no field ${field}. You can use ${listFields(fields)}.`;

/** Refuses fields in braces that do not exist. */
const knowsFields = (fields: readonly string[]) =>
  z.refine<string>((value) => unknownField(value, fields) === undefined, {
    error: ({ input }) => noSuchField(unknownField(String(input), fields) ?? '', fields),
  });

/** Length of a template; filled in, it still fits a mail. */
export const MAX_TEMPLATE = 2_000;
export const MAX_REPLY_TEMPLATES = 30;

const subjectLine = requiredLine(MAX_LENGTH.title, 'Please enter a subject');
const templateText = requiredText(MAX_TEMPLATE, 'Please enter a text');
/** Empty: the built-in one. */
const ownSubject = optionalLine(MAX_LENGTH.title).check(knowsFields(CONFIRMATION_FIELDS.subject));

export const mailsSection = z.strictObject({
  /** Of new requests; empty: `MAIL_TO`, else the business's address. */
  recipients: listField(mailAddress, 10, 'addresses'),
  /** Subject and heading of the confirmation of a request, and of a question. */
  subject: ownSubject,
  questionSubject: ownSubject,
  /** Above the request in its confirmation; empty: the built-in text. */
  confirmation: optionalText(MAX_TEMPLATE).check(knowsFields(CONFIRMATION_FIELDS.text)),
  signature: optionalText(MAX_LENGTH.shortDescription),
});

export const repliesSection = z.strictObject({
  templates: listField(
    z.strictObject({
      name: requiredLine(80, 'Please enter a name'),
      subject: subjectLine.check(knowsFields(REPLY_FIELDS.subject)),
      text: templateText.check(knowsFields(REPLY_FIELDS.text)),
    }),
    MAX_REPLY_TEMPLATES,
    'templates',
  ),
});

const ownPoint = z.strictObject({
  title: requiredLine(MAX_LENGTH.title, 'Please enter a title').check(knowsFields(SHOP_FIELDS)),
  text: requiredText(MAX_LENGTH.text, 'Please enter a text').check(knowsFields(SHOP_FIELDS)),
});

/** The owner's part of the privacy policy; what the website itself does is built in. */
export const privacySection = z.strictObject({
  before: listField(ownPoint, 20, 'sections'),
  after: listField(ownPoint, 20, 'sections'),
});
