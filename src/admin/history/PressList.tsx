import type { SomePresses } from '#contracts/history/activity.ts';
import { PressText } from './PressText.tsx';
import { ACTIVITY } from './texts.ts';

/** Lists what some presses changed, and says how many more there are. */
export function PressList({ presses, total }: Pick<SomePresses, 'presses' | 'total'>) {
  return (
    <>
      <ol className="divide-y divide-ivory-300 text-sm">
        {presses.map((press) => (
          <li key={press.id} className="py-2">
            <PressText press={press} />
          </li>
        ))}
      </ol>
      {total > presses.length && (
        <p className="text-sm text-night-600">{ACTIVITY.more(total - presses.length)}</p>
      )}
    </>
  );
}
