/** The question form of the contact page (@question.form). */
import { sendQuestion } from '#api-client/inquiries.ts';
import { isMailAddress } from '#domain/mail-address.ts';
import { FIELD_MESSAGES } from '#domain/texts.ts';
import { TOASTS } from '#site/texts/toasts.ts';
import { defineForm } from './define.ts';

export const questionForm = defineForm({
  name: 'question',
  fields: ['name', 'email', 'phone', 'question'],
  check: ({ name, email, question }) => ({
    ...(name === '' && { name: FIELD_MESSAGES.name }),
    ...(!isMailAddress(email) && { email: FIELD_MESSAGES.email }),
    ...(question === '' && { question: FIELD_MESSAGES.question }),
  }),
  body: ({ name, email, phone, question }) => ({ name, email, phone, question }),
  send: sendQuestion,
  accepted: () => TOASTS.questionSent,
  failure: TOASTS.questionFailed,
});
