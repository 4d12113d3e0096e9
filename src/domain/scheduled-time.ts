/** When a change can be scheduled for (@schedule.refused). */
import { MAX_SCHEDULED_DAYS } from './limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** @returns what is wrong with a moment to schedule a change for, by field; empty if nothing is */
export function dueTimeFault(at: Date, now: Date): { day?: string; time?: string } {
  const days = (at.getTime() - now.getTime()) / DAY_MS;
  if (days > MAX_SCHEDULED_DAYS) return { day: 'Please choose a time within the next two years' };
  if (days <= 0) return { time: 'This time has passed. Please choose a later one.' };
  return {};
}
