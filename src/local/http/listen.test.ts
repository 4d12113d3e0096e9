import { expect, test } from 'vitest';
import { listen } from './listen.ts';

test('an idle connection outlives that of a reverse proxy', async () => {
  const { port, close } = await listen((_request, response) => response.end('here'), 0);
  try {
    const answer = await fetch(`http://localhost:${port}/`);
    expect(await answer.text()).toBe('here');
    const [, seconds] = /timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  } finally {
    await close();
  }
});
