import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '#api-client/call.ts';
import { staffEndpoints } from '#contracts/accounts/staff.ts';
import {
  activityEndpoints,
  MAX_LEFT_NAMED,
  type ActivityLine,
  type ActivityView,
} from '#contracts/history/activity.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { queryOf } from '../data/queries.ts';
import { useList, type ListState } from '../data/use-list.ts';
import { useUndo } from '../form/use-undo.ts';
import { Button } from '../parts/Button.tsx';
import { asChoices, DayRangeFilter, FilterSelect, FilterStatus } from '../parts/Filters.tsx';
import { Reading } from '../parts/loading.tsx';
import { Page } from '../parts/Page.tsx';
import { ActText } from './ActText.tsx';
import { nameOf, undoneWords } from './names.ts';
import { PressText } from './PressText.tsx';
import { REREADS } from './rereads.ts';
import { ACTIVITY, KIND_LABELS } from './texts.ts';

const KINDS = asChoices(KIND_LABELS);
const LINE = 'flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm';

/**
 * All changes by staff, the latest first: one row per save (`press`), and one per act, what staff do besides edits
 * (@history.activity, @history.acts).
 */
export function Activity() {
  const list = useList<ActivityLine>(activityEndpoints.list, 'activity');
  const { rows, error, total } = list;
  return (
    <Page title={ACTIVITY.title} intro={ACTIVITY.intro}>
      <Filters list={list} />
      <FilterStatus list={list} count={ACTIVITY.count(total)} label={ACTIVITY.clear} />
      <Reading
        of={{ data: rows, error, refetch: list.refresh }}
        failed={ACTIVITY.notLoaded}
        loading={ACTIVITY.loading}
      />
      {rows?.length === 0 && <p>{ACTIVITY.none}</p>}
      {rows !== undefined && rows.length > 0 && (
        <ol className="divide-y divide-ivory-300 rounded-md border border-ivory-300 bg-white">
          {rows.map(({ press, act }) =>
            press ? (
              <Press key={press.id} press={press} />
            ) : (
              <li key={act.id} className={LINE}>
                <ActText act={act} />
              </li>
            ),
          )}
        </ol>
      )}
      {list.pageCount > 1 && (
        <Pagination
          label={ACTIVITY.pages}
          page={list.page}
          pageCount={list.pageCount}
          onPage={list.setPage}
        />
      )}
    </Page>
  );
}

function Filters({ list }: { list: ListState<ActivityLine> }) {
  const staff = useQuery(queryOf(staffEndpoints.list)).data ?? [];
  const people = staff.map(({ id, name, email }) => ({ value: id, label: name || email }));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilterSelect
        list={list}
        name="kind"
        label={ACTIVITY.filterByKind}
        all={ACTIVITY.anyKind}
        items={KINDS}
      />
      <FilterSelect
        list={list}
        name="staff"
        label={ACTIVITY.filterByPerson}
        all={ACTIVITY.anyPerson}
        items={people}
      />
      <DayRangeFilter
        list={list}
        from={{ name: 'since', label: ACTIVITY.since }}
        to={{ name: 'until', label: ACTIVITY.until }}
      />
    </div>
  );
}

/** The changes of one save, with Undo. */
function Press({ press }: { press: ActivityView }) {
  const id = useId();
  const { count, undoable, left } = press;
  const isInPart = undoable > 0 && undoable < count;
  // A thing may have several edits, so their number is that of things only where not all are named.
  const total = left.length < MAX_LEFT_NAMED ? left.length : count - undoable;
  const leaves = ACTIVITY.leaves(left.map(nameOf), total);
  const { undo, isPending } = useUndo({
    send: (pressId: string, query) =>
      call(activityEndpoints.undo, { params: { id: pressId }, query }),
    done: undoneWords,
    failure: ACTIVITY.notUndone,
    rereads: REREADS,
  });
  return (
    <li className={LINE}>
      <PressText press={press} id={id} />
      {undoable > 0 && (
        <Button
          look="row-outline"
          aria-describedby={isInPart ? `${id} ${id}-leaves` : id}
          disabled={isPending}
          onClick={() => undo(press.id)}
        >
          {isInPart ? ACTIVITY.undoSome(undoable, count) : ACTIVITY.undo}
        </Button>
      )}
      {isInPart && (
        <p id={`${id}-leaves`} className="basis-full text-xs wrap-anywhere text-night-600">
          {leaves}
        </p>
      )}
    </li>
  );
}
