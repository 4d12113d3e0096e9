/** `npm start`: the whole shop on this machine. */
import { readEnv } from '#server/env.ts';
import { runProgram, toldToEnd } from './program.ts';
import { startShop } from './shop.ts';
import { StartError } from './start-error.ts';
import { seconds } from './terminal.ts';

const code = await runProgram(async ({ terminal, signal }) => {
  const start = performance.now();
  const shop = await startShop({ env: readEnv(process.env), terminal, signal });
  terminal.say(`\nThe shop is open after ${seconds(performance.now() - start)}: ${shop.url}`);
  terminal.say('Ctrl-C closes it.');
  const reason = await Promise.race([toldToEnd(signal), shop.down]);
  if (reason === undefined) terminal.say('\nClosing the shop.');
  await shop.close();
  if (reason !== undefined) throw new StartError(`The embedded database stopped: ${reason}.`);
});
process.exit(code);
