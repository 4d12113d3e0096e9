import { useCallback, useEffect, useState } from 'react';
import { FIRST_PLAN, type PlanChoice } from '#site/planner.ts';
import { planFromQuery, queryFromPlan } from '#stores/url-plan.ts';

/**
 * The plan, kept in step with the address (@planner.address).
 * @returns the plan and a setter; typing replaces the address, a choice adds to the history
 */
export function usePlan() {
  // The page was built with the first plan, and the first render must match it.
  const [choice, setChoice] = useState<PlanChoice>(FIRST_PLAN);

  useEffect(() => {
    const read = () => setChoice(planFromQuery(location.search));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  const change = useCallback((patch: Partial<PlanChoice>) => {
    const next = { ...planFromQuery(location.search), ...patch };
    const address = `${location.pathname}${queryFromPlan(next)}`;
    if ('guests' in patch) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    setChoice(next);
  }, []);

  return [choice, change] as const;
}
