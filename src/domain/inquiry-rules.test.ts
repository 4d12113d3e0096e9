import { expect, test } from 'vitest';
import { eventDateProblem, FIELD_MESSAGES } from './inquiry-rules.ts';

test('each field has its message @form.required', () => {
  expect(FIELD_MESSAGES).toEqual({
    name: 'Name is required',
    phone: 'Phone number is required',
    email: 'Please enter a valid email address',
    eventDate: 'Event date is required',
    eventLocation: 'Event location is required',
    message: 'Please tell us about your event',
  });
});

test('a day that is over in Detroit is a problem, today is not @form.date-past', () => {
  const lateEvening = new Date('2026-11-22T04:59:00Z');
  expect(eventDateProblem('2026-11-20', lateEvening)).toBe('Event date cannot be in the past');
  expect(eventDateProblem('2026-11-21', lateEvening)).toBeNull();
});
