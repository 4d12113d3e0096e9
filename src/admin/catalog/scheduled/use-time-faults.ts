import { useNow } from '../../data/times.ts';
import { timeFaults, type ScheduleFaults, type When } from './schedule-form.ts';

/**
 * @param isLater whether a change is to be scheduled
 * @returns what is missing or wrong with its day and time now
 */
export function useTimeFaults(when: When, isLater: boolean): Pick<ScheduleFaults, 'day' | 'time'> {
  const now = useNow();
  return isLater ? timeFaults(when, new Date(now)) : {};
}
