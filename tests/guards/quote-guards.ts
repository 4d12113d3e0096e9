/** The guards of quotes, as `guards.ts` has the others. */
import type { Guard } from './guard.ts';

const QUOTES = 'tests/integration/quotes';

export const quoteGuards: readonly Guard[] = [
  {
    guard: 'A quote opens only by its link',
    attacker: 'knows the id of a quote, or the link of another one',
    stopped: `${QUOTES}/links.test.ts › an unknown quote and a link that does not work are one and the same answer`,
    honest: 'has a link that staff made for a text message',
    goesOn: `${QUOTES}/links.test.ts › a draft has no link; revoked ones stop working, a new one works`,
  },
  {
    guard: 'A network asks for quotes 120 times, then every two seconds',
    attacker: 'guesses tokens',
    stopped: `${QUOTES}/links.test.ts › a network that guesses tokens is stopped`,
    honest: 'reloads the page again and again, and accepts',
    goesOn: `${QUOTES}/links.test.ts › a customer who reloads thirty times, accepts and asks is let through`,
  },
  {
    guard: 'A quote is accepted exactly once, by what was seen',
    attacker: 'accepts what was withdrawn or revised at that moment',
    stopped: `${QUOTES}/races.test.ts › of an acceptance and a withdrawal at once exactly one wins`,
    honest: 'presses twice, or with a partner at the same time',
    goesOn: `${QUOTES}/races.test.ts › of many acceptances at once one counts, and all say whose it is`,
  },
  {
    guard: 'A customer asks ten times a day about a quote',
    attacker: 'fills the mailbox of the shop',
    stopped: `${QUOTES}/answers.test.ts › a question is asked once for its id, ten times a day`,
    honest: 'asks about a quote that has expired',
    goesOn: `${QUOTES}/answers.test.ts › a quote is open through its last day in Detroit, and expired after it`,
  },
];
