/** Says in the terminal when the database goes away and when it is back. */
import { onOutage } from '#server/base/database-outage.ts';
import { askDatabase } from '#server/base/services.ts';
import { connectionProblem } from './connection-problem.ts';
import type { Terminal } from './terminal.ts';

/** Interval of queries to a database that is away: without a visitor there may be no others. */
const ASK_EVERY_MS = 2_000;

/**
 * @param databaseUrl DATABASE_URL; undefined for the embedded database
 * @param onBack called when the database answers again
 * @returns a function that ends the messages
 */
export function tellOutages(
  databaseUrl: string | undefined,
  terminal: Terminal,
  onBack: () => void,
): () => void {
  // Only the host, because the address may contain a password.
  const name =
    databaseUrl === undefined
      ? 'The embedded database'
      : `The database at ${new URL(databaseUrl).host}`;
  const restart = databaseUrl === undefined ? '; it is started again' : '';
  let asking: NodeJS.Timeout | undefined;
  const stop = onOutage({
    began(error) {
      const reason = connectionProblem(error) ?? error.message;
      terminal.warn(
        `${name} is away: ${reason}. Pages stay, requests wait in the spool${restart}.`,
      );
      asking = setInterval(askDatabase, ASK_EVERY_MS);
    },
    ended(failures) {
      clearInterval(asking);
      const count = failures === 0 ? '' : ` (${failures} more failed meanwhile)`;
      terminal.say(`${name} is back${count}.`);
      onBack();
    },
  });
  return () => {
    stop();
    clearInterval(asking);
  };
}
