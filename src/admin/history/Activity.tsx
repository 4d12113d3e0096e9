import { useQuery } from '@tanstack/react-query';
import { staffEndpoints } from '#contracts/accounts/staff.ts';
import { activityEndpoints, type ActivityView } from '#contracts/history/activity.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { queryOf } from '../data/queries.ts';
import { useList, type ListState } from '../data/use-list.ts';
import { Button } from '../parts/Button.tsx';
import { asChoices, DayFilter, FilterSelect } from '../parts/Filters.tsx';
import { Reading } from '../parts/loading.tsx';
import { Page } from '../parts/Page.tsx';
import { Press } from './Press.tsx';
import { ACTIVITY, KIND_LABELS } from './texts.ts';

const KINDS = asChoices(KIND_LABELS);

/** What all staff changed, the latest first, a line for each press (@history.activity). */
export function Activity() {
  const list = useList<ActivityView>(activityEndpoints.list, 'activity');
  const { rows, error, total } = list;
  return (
    <Page title={ACTIVITY.title} intro={ACTIVITY.intro}>
      <Filters list={list} />
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-xs text-night-600">
        <p role="status">{rows && ACTIVITY.count(total)}</p>
        {list.isFiltered && (
          <Button look="row-quiet" className="underline" onClick={list.clear}>
            {ACTIVITY.clear}
          </Button>
        )}
      </div>
      <Reading
        of={{ data: rows, error, refetch: list.refresh }}
        failed={ACTIVITY.notLoaded}
        loading={ACTIVITY.loading}
      />
      {rows?.length === 0 && <p>{ACTIVITY.none}</p>}
      {rows !== undefined && rows.length > 0 && (
        <ol className="divide-y divide-ivory-300 rounded-md border border-ivory-300 bg-white">
          {rows.map((press) => (
            <Press key={press.id} press={press} />
          ))}
        </ol>
      )}
      {list.pageCount > 1 && (
        <Pagination page={list.page} pageCount={list.pageCount} onPage={list.setPage} />
      )}
    </Page>
  );
}

function Filters({ list }: { list: ListState<ActivityView> }) {
  const people = useQuery(queryOf(staffEndpoints.list)).data ?? [];
  const persons = people.map(({ id, name, email }) => ({ value: id, label: name || email }));
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
        items={persons}
      />
      <DayFilter list={list} name="since" label={ACTIVITY.since} />
      <DayFilter list={list} name="until" label={ACTIVITY.until} />
    </div>
  );
}
