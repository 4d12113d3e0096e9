import { PLANNER_PAGE } from '#site/paths.ts';
import { stripLink, stripText, stripTitle } from '#site/planner/texts.ts';

/** Link to the planner after the last card of a small category (@planner.strip). */
export function PlannerCard() {
  return (
    <li className="way-on on-night flex flex-col items-start justify-center gap-3 rounded-md bg-night-900 p-5 text-ivory-50 sm:p-8">
      <p className="font-display text-xl">{stripTitle}</p>
      <p className="max-w-sm text-sm text-ivory-200">{stripText}</p>
      <a href={PLANNER_PAGE} className="button button-brass">
        {stripLink}
      </a>
    </li>
  );
}
