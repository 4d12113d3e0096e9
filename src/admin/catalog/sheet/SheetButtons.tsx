import { useMutation } from '@tanstack/react-query';
import { closeDialog, openDialog, useOpenId } from '../../address/router.ts';
import type { ListParams } from '../../data/queries.ts';
import { Button } from '../../parts/Button.tsx';
import { part } from '../../parts/loading.tsx';
import { May } from '../../parts/May.tsx';
import type { SheetOf } from './sheet-of.ts';
import { SHEET } from './texts.ts';

const ImportDialog = part(async () => (await import('./ImportDialog.tsx')).ImportDialog);

/** Buttons to export and import a list of the catalog. */
export function SheetButtons({ sheet, params }: { sheet: SheetOf; params: ListParams }) {
  // Visited tabs stay mounted, so each only opens the import of its own kind.
  const dialog = { name: 'import', id: sheet.kind } as const;
  const isOpen = useOpenId(dialog.name) === dialog.id;
  const save = useMutation({
    mutationFn: async () => (await import('./export-sheet.ts')).exportSheet(sheet, params),
    meta: { failed: SHEET.notExported },
  });
  return (
    <>
      <Button
        look="row-quiet"
        needs={sheet.endpoints.read}
        aria-label={SHEET.exportOf(sheet.plural)}
        disabled={save.isPending}
        onClick={() => save.mutate()}
      >
        {save.isPending ? SHEET.exporting : SHEET.export}
      </Button>
      <Button
        look="row-quiet"
        needs={sheet.endpoints.store}
        aria-label={SHEET.importOf(sheet.plural)}
        onClick={() => openDialog(dialog)}
      >
        {SHEET.import}
      </Button>
      {isOpen && (
        <May call={sheet.endpoints.store}>
          <ImportDialog sheet={sheet} onClose={() => closeDialog(dialog)} />
        </May>
      )}
    </>
  );
}
