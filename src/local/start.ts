/** `npm start`: the whole shop on this machine. */
import { readEnv } from '#server/env.ts';
import { runProgram } from './program.ts';
import { untilEnd } from './shop-data.ts';
import { startShop } from './shop.ts';
import { seconds } from './terminal.ts';

await runProgram(async (program) => {
  const { terminal } = program;
  const start = performance.now();
  const shop = await startShop(readEnv(process.env), program);
  terminal.say(`\nThe shop is open after ${seconds(performance.now() - start)}: ${shop.url}`);
  terminal.say('Ctrl-C closes it.');
  await untilEnd(program, shop);
  terminal.say('\nClosing the shop.');
});
