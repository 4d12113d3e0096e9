import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { INQUIRY_VIEWS, type InquiryView } from '#contracts/inquiries/list.ts';
import { workEndpoints } from '#contracts/inquiries/work.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { shownName } from '#domain/shown-name.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { openDialog, showView } from '../address/router.ts';
import { saveCsv } from '../data/save-file.ts';
import type { ListState } from '../data/use-list.ts';
import { Button } from '../parts/Button.tsx';
import { part } from '../parts/loading.tsx';
import { May } from '../parts/May.tsx';
import { EVENT_PAGES, firstId, useEventPage } from './EventPages.tsx';
import { EVENT_PAGE_NAMES, VIEW_NAMES, WORK_LIST } from './list-texts.ts';
import { SpamActions } from './SpamActions.tsx';

const AddDialog = part(async () => (await import('./AddDialog.tsx')).AddDialog);

interface ListProps {
  list: ListState<InquiryView>;
}

/** Buttons for the views of the list (@inquiry.views) and the pages about events. */
export function InquiryViews({ list }: ListProps) {
  const page = useEventPage();
  const { view: shown, deleted } = list.params;
  /** The trash is none of them. */
  const current = page?.name ?? shown ?? (deleted === '1' ? undefined : '');
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

/** Actions on the filtered list. */
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

/** Ids of selected requests. */
export type Picked = ReadonlySet<string>;

/** @returns whether the list shows suspected spam, which is moved in bulk */
export function isSpamList({ params }: Pick<ListState<InquiryView>, 'params'>): boolean {
  return params.status === 'quarantined' && params.deleted !== '1';
}

interface PickBoxProps {
  inquiry: InquiryView;
  picked: Picked;
  onPick: (picked: Picked) => void;
}

/** Selects a request for a bulk move. */
export function PickBox({ inquiry, picked, onPick }: PickBoxProps) {
  const { id } = inquiry;
  return (
    // Large enough for a finger, and above the name's button, which covers the whole row.
    <label className="relative z-10 -m-2 grid size-11 shrink-0 place-items-center">
      <input
        type="checkbox"
        className="size-5 accent-night-900"
        aria-label={WORK_LIST.pick(shownName(inquiry))}
        checked={picked.has(id)}
        onChange={({ target }) =>
          onPick(
            new Set([
              ...[...picked].filter((pickedId) => pickedId !== id),
              ...(target.checked ? [id] : []),
            ]),
          )
        }
      />
    </label>
  );
}

/** Downloads the filtered list for a spreadsheet (@inquiry.export). */
async function exportList({ page: _page, ...query }: ListState<unknown>['params']): Promise<void> {
  const { csv, rows, total } = await call(workEndpoints.export, { query });
  saveCsv(csv, WORK_LIST.fileName(todayInDetroit(new Date())));
  if (rows < total) notify(info(WORK_LIST.export, WORK_LIST.exportCut(rows, total)));
}
