import { expect, test } from 'vitest';
import { FIELD_MESSAGES } from './texts.ts';

test('each field has its message @form.required', () => {
  expect(FIELD_MESSAGES).toEqual({
    name: 'Name is required',
    phone: 'Phone number is required',
    email: 'Please enter a valid email address',
    eventDate: 'Event date is required',
    eventLocation: 'Event location is required',
    message: 'Please tell us about your event',
    question: 'Please enter your question',
  });
});
