import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#api-client/call.ts';
import { INQUIRY_VIEWS, type InquiryView } from '#contracts/inquiries/list.ts';
import { workEndpoints } from '#contracts/inquiries/work.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { openDialog, showView } from '../address/router.ts';
import { saveCsv } from '../data/save-file.ts';
import type { ListState } from '../data/use-list.ts';
import { Button } from '../parts/Button.tsx';
import { part } from '../parts/loading.tsx';
import { EVENT_PAGES, firstId, useEventPage } from './EventPages.tsx';
import { EVENT_PAGE_NAMES, VIEW_NAMES, WORK_LIST } from './list-texts.ts';
import { SpamActions } from './SpamActions.tsx';

const AddDialog = part(async () => (await import('./AddDialog.tsx')).AddDialog);

interface ListProps {
  list: ListState<InquiryView>;
}

/** The views of the list (@inquiry.views) and the pages about events; each stands in the address. */
export function InquiryViews({ list }: ListProps) {
  const page = useEventPage();
  const current = page?.name ?? String(list.params.view ?? '');
  const show = (view: string) => {
    if (page !== null) showView('contact-leads');
    list.setParam('view', view);
  };
  const choice = (name: string, label: string, open: () => void) => (
    <Button key={name} look="row-quiet" aria-pressed={name === current} onClick={open}>
      {label}
    </Button>
  );
  return (
    <nav aria-label={WORK_LIST.views} className="-mx-1 mb-2 flex flex-wrap gap-1">
      {choice('', WORK_LIST.all, () => show(''))}
      {INQUIRY_VIEWS.map((name) => choice(name, VIEW_NAMES[name], () => show(name)))}
      {EVENT_PAGES.map((name) =>
        choice(name, EVENT_PAGE_NAMES[name], () => openDialog({ name, id: firstId(name) })),
      )}
    </nav>
  );
}

/** First and last day of the events that the list shows. */
export function EventDates({ list }: ListProps) {
  const id = useId();
  const { from, to } = list.params;
  const isReversed = from !== undefined && to !== undefined && from > to;
  const fault = isReversed ? ({ 'aria-invalid': true, 'aria-describedby': id } as const) : {};
  return (
    <>
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="flex items-center gap-1.5 text-xs text-night-600">
          <span>{WORK_LIST[name]}</span>
          <input
            type="date"
            className="input w-auto"
            value={String(list.params[name] ?? '')}
            {...fault}
            onChange={({ target }) => list.setParam(name, target.value)}
          />
        </label>
      ))}
      {isReversed && (
        <p id={id} role="alert" className="self-center text-sm font-semibold text-rose-600">
          {WORK_LIST.datesReversed}
        </p>
      )}
    </>
  );
}

/** What is done with the list as it is filtered. */
export function ListActions({ list, picked }: ListProps & { picked: Picked }) {
  const [isAdding, setAdding] = useState(false);
  const exporting = useMutation({
    mutationFn: () => exportList(list.params),
    meta: { failed: WORK_LIST.notExported },
  });
  const rows = list.rows ?? [];
  return (
    <>
      {isSpamList(list) && rows.length > 0 && (
        <May call={workEndpoints.bulk}>
          <SpamActions rows={rows} picked={picked} />
        </May>
      )}
      <Button
        look="outline"
        needs={workEndpoints.export}
        disabled={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        {exporting.isPending ? WORK_LIST.exporting : WORK_LIST.export}
      </Button>
      <Button look="night" needs={workEndpoints.create} onClick={() => setAdding(true)}>
        {WORK_LIST.add}
      </Button>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </>
  );
}

/** Ids of the requests that are ticked. */
export type Picked = ReadonlySet<string>;

/** @returns whether the list shows what looks like spam, which is moved in bulk */
export function isSpamList({ params }: Pick<ListState<InquiryView>, 'params'>): boolean {
  return params.status === 'quarantined' && params.deleted !== '1';
}

interface PickBoxProps {
  inquiry: InquiryView;
  picked: Picked;
  onPick: (picked: Picked) => void;
}

/** Ticks one request for a move in bulk. */
export function PickBox({ inquiry: { id, name }, picked, onPick }: PickBoxProps) {
  return (
    // As large as a finger, and above the area of the name, which is the whole row.
    <label className="relative z-10 -m-2 grid size-11 shrink-0 place-items-center">
      <input
        type="checkbox"
        className="size-5 accent-night-900"
        aria-label={WORK_LIST.pick(name)}
        checked={picked.has(id)}
        onChange={({ target }) =>
          onPick(
            new Set([
              ...[...picked].filter((each) => each !== id),
              ...(target.checked ? [id] : []),
            ]),
          )
        }
      />
    </label>
  );
}

/** Has the browser save the filtered list as a file for a spreadsheet (@inquiry.export). */
async function exportList({ page: _page, ...query }: ListState<unknown>['params']): Promise<void> {
  const { csv, rows, total } = await call(workEndpoints.export, { query: query });
  saveCsv(csv, WORK_LIST.fileName(todayInDetroit(new Date())));
  if (rows < total) notify(info(WORK_LIST.export, WORK_LIST.exportCut(rows, total)));
}
