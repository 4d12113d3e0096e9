/** `npm start`: the whole shop on this machine. */
import { readEnv } from '#server/base/env.ts';
import { runProgram, toldToEnd } from './program.ts';
import { seconds } from './terminal.ts';

// By default, glibc keeps freed memory apart for each thread: half a gigabyte after many images. It
// reads the limit when a process begins, so this program replaces itself (same process id).
if (process.platform === 'linux' && process.env['MALLOC_ARENA_MAX'] === undefined) {
  const { execPath, execArgv, argv, env } = process;
  // The environment already has `.env`: reading it again would repeat its warnings.
  const isOfEnvFile = (option: string) => /^--import=.*\benv-file\.ts$/.test(option);
  const options = execArgv.filter((option) => !isOfEnvFile(option));
  process.execve?.(execPath, [execPath, ...options, ...argv.slice(1)], {
    ...env,
    MALLOC_ARENA_MAX: '2',
  });
}

await runProgram(async (program) => {
  const { terminal } = program;
  const start = performance.now();
  const { startShop } = await import('./shop.ts');
  const shop = await startShop(readEnv(process.env), { ...program, hasDemoEvents: true });
  terminal.say(`\nThe shop is open after ${seconds(performance.now() - start)}: ${shop.url}`);
  terminal.say('Ctrl-C closes it.');
  await toldToEnd(program.signal);
  terminal.say('\nClosing the shop.');
});
