/** A request holds what was shown, and the page says what became of it. */
import { API_PATHS } from '../support/api-paths.ts';
import { inWords } from './model.ts';
import type { Invariant } from './moment.ts';
import { acceptedOf, controlOf, goesAlong } from './outcome.ts';

/** Titles of the toasts that say that a form was not sent. */
const NOT_SENT = /^(Error|You Are Offline|Required Fields Missing)$/;

/** What a form sends is the list that was shown. */
export const listIsSent: Invariant = ({ sent, world, before }) => {
  const problems: string[] = [];
  for (const { path, body } of sent) {
    if (path !== API_PATHS.contact) continue;
    const { wishlistItems = [] } = body as { wishlistItems?: { name: string; quantity: number }[] };
    const wanted = goesAlong(world, before) ? inWords(world.list) : 'nothing';
    const found = inWords(wishlistItems);
    if (found !== wanted) problems.push(`The request holds ${found} in place of ${wanted}.`);
  }
  return problems;
};

/** Whoever sent something reads its number and nothing else; whoever did not, reads none. */
export const outcomeIsSaid: Invariant = (moment) => {
  const { step, before, after } = moment;
  const pressed = controlOf(step, before);
  if (!pressed?.submits) return [];
  const accepted = acceptedOf(moment);
  if (!accepted) {
    const fresh = after.references.filter((number) => !before.references.includes(number));
    return fresh.map((number) => `"${pressed.name}" says ${number}, and nothing was sent.`);
  }
  const problems: string[] = [];
  const { reference } = accepted;
  if (reference === '' || !after.references.includes(reference)) {
    problems.push(
      `"${pressed.name}" has sent ${reference || 'something'}; the page does not say so.`,
    );
  }
  if (NOT_SENT.test(after.toast?.title ?? '')) {
    problems.push(
      `"${pressed.name}" has sent ${reference}; the toast says "${after.toast?.title}".`,
    );
  }
  return problems;
};
