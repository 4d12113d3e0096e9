import type { Settings } from '#contracts/settings/sections.ts';
import { Nothing } from './parts.tsx';
import { PREVIEWS } from './texts.ts';

/** Each group of words that mean the same, and what shows in place of what is not rented. */
export function SearchPreview({ value }: { value: Settings['search'] }) {
  const groups = value.synonyms.map(wordsIn).filter((words) => words.length > 0);
  const lacked = value.notRented.filter(({ words, instead }) => words !== '' && instead !== '');
  if (groups.length + lacked.length === 0) return <Nothing>{PREVIEWS.noWords}</Nothing>;
  return (
    <ul className="divide-y divide-ivory-300">
      {groups.map((words, index) => (
        // A group is its place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="p-4">
          {words.length === 1
            ? PREVIEWS.oneWord(words[0] ?? '')
            : PREVIEWS.alsoFinds(words[0] ?? '', words.slice(1).join(', '))}
        </li>
      ))}
      {lacked.map(({ words, instead }) => (
        <li key={words} className="p-4">
          {PREVIEWS.showsInstead(wordsIn(words).join(', '), instead)}
        </li>
      ))}
    </ul>
  );
}

function wordsIn(line: string): string[] {
  const words = line.split(',').map((word) => word.trim());
  return words.filter((word) => word !== '');
}

const GUESTS = 100;

/** What the rules come to for a round number of guests. */
export function PlannerPreview({ value }: { value: Settings['planner'] }) {
  const dancers = Math.ceil((GUESTS * value.dancersPercent) / 100);
  const [round] = value.rounds;
  return (
    <div className="p-5">
      <p className="font-semibold">{PREVIEWS.forGuests(GUESTS)}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>{PREVIEWS.chairs(GUESTS + Math.ceil((GUESTS * value.spareChairsPercent) / 100))}</li>
        {round && round.seats > 0 && (
          <li>{PREVIEWS.tables(Math.ceil(GUESTS / round.seats), round.seats)}</li>
        )}
        <li>{PREVIEWS.floor(dancers, dancers * value.floorPerDancer)}</li>
        <li>{PREVIEWS.tentSeated(GUESTS * value.tentPerSeatedGuest)}</li>
        <li>{PREVIEWS.tentStanding(GUESTS * value.tentPerStandingGuest)}</li>
      </ul>
    </div>
  );
}
