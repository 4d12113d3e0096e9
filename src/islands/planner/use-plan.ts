import { useCallback, useEffect, useState } from 'react';
import { todayInDetroit } from '#domain/event-date.ts';
import { FIRST_PLAN, type PlanChoice } from '#site/planner/plan-choice.ts';
import { saveEventDetails } from '#stores/draft.ts';
import { dateProblemIn, eventFromQuery, planFromQuery, queryFromPlan } from '#stores/url-plan.ts';
import { useGivenGuests } from './use-given-guests.ts';

/**
 * Keeps the plan in the address (@planner.address): typing replaces it, a choice adds to the history.
 * @returns the plan, its setter, and why the date in the address was not taken (empty: it was)
 */
export function usePlan() {
  // The page was built with the first plan, and hydration must match it.
  const [choice, setChoice] = useState<PlanChoice>(FIRST_PLAN);
  const [problem, setProblem] = useState('');

  const change = useCallback((patch: Partial<PlanChoice>) => {
    const next = { ...planFromQuery(location.search), ...patch };
    if ('guests' in patch) replaceAddress(next);
    else history.pushState(null, '', addressOf(next));
    setChoice(next);
    if (patch.guests !== undefined) saveEventDetails({ guestCount: String(patch.guests) });
  }, []);

  useEffect(() => {
    const read = () => setChoice(planFromQuery(location.search));
    read();
    if (new URLSearchParams(location.search).has('date')) {
      const today = todayInDetroit(new Date());
      setProblem(dateProblemIn(location.search, today));
      saveEventDetails(eventFromQuery(location.search, today));
      // Takes the date out of the address, which may be shared.
      replaceAddress(planFromQuery(location.search));
    }
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  useGivenGuests((guests, occasion) => {
    const isDifferent = planFromQuery(location.search).guests !== guests;
    // A plan in the address keeps its own number.
    if (isDifferent && (occasion === 'given' || location.search === '')) change({ guests });
  });

  return { choice, change, dateProblem: problem };
}

const addressOf = (plan: PlanChoice) => `${location.pathname}${queryFromPlan(plan)}`;

/** The fragment stays: it may bring a list, which is asked about. */
function replaceAddress(plan: PlanChoice): void {
  history.replaceState(null, '', addressOf(plan) + location.hash);
}
