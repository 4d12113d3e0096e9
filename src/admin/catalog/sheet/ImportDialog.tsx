import { useEffect, useEffectEvent, useState } from 'react';
import { ShortQuestion } from '../../form/ShortQuestion.tsx';
import { useShortageQuestion } from '../../form/use-shortage-question.ts';
import { AdminModal } from '../../parts/AdminModal.tsx';
import { Button } from '../../parts/Button.tsx';
import { BUTTONS } from '../../parts/texts.ts';
import { CheckedRows } from './CheckedRows.tsx';
import { chosenFiles } from './chosen-files.ts';
import { FileDrop } from './FileDrop.tsx';
import { namedFiles, withFiles, type ImageFiles } from './images.ts';
import { readSheet, SheetFault, sheetText, type SheetFile } from './read-sheet.ts';
import { headingsOf, type SheetOf } from './sheet-of.ts';
import { SHEET } from './texts.ts';
import { useCheck, type Check } from './use-check.ts';
import { storeFailure, useStore, type StoredRows } from './use-store.ts';

/** More than ten thousand rows of the catalog take. */
const MAX_BYTES = 20 * 1024 * 1024;

/** Imports a spreadsheet after showing what it would do (@sheet.check, @sheet.store). */
export function ImportDialog({ sheet, onClose }: { sheet: SheetOf; onClose: () => void }) {
  const [file, setFile] = useState<SheetFile | null>(null);
  const [images, setImages] = useState<ImageFiles>(new Map());
  const [fault, setFault] = useState('');
  const { check, start, cancel } = useCheck(sheet);
  const store = useStore(sheet, onClose);
  const cancelOnClose = useEffectEvent(cancel);
  useEffect(() => () => cancelOnClose(), []);

  const takeFiles = async (files: File[]) => {
    const { table, ...chosen } = chosenFiles(files);
    const allImages = withFiles(images, chosen.images);
    setImages(allImages);
    setFault(chosen.fault);
    store.reset();
    try {
      const next = table ? await readFile(table, sheet) : file;
      setFile(next);
      if (next) start(next, allImages);
    } catch (cause) {
      cancel();
      setFile(null);
      // Other errors come from the device: the file is gone, or open elsewhere.
      setFault(cause instanceof SheetFault ? cause.message : SHEET.unreadable);
    }
  };
  return (
    <AdminModal title={SHEET.title(sheet.plural)} onClose={onClose} className="modal-large">
      <div className="space-y-4">
        <p>{SHEET.intro(sheet.plural)}</p>
        {sheet.note && <p>{sheet.note}</p>}
        {!store.isPending && (
          <FileDrop
            hasSheet={file !== null}
            onFiles={(files) => void takeFiles(files)}
            onFailed={() => setFault(SHEET.unreadable)}
          />
        )}
        {fault !== '' && <Problem words={fault} />}
        {file && <Notes file={file} images={images} />}
        {file && check && check.lines === null && (
          <Checking check={check} onCancel={cancel} onRetry={() => start(file, images)} />
        )}
        {file && check?.lines && (
          <>
            <CheckedRows
              lines={check.lines}
              fields={file.fields}
              labels={sheet.labels}
              names={check.names}
            />
            <StoreRows store={store} file={file} files={images} lines={check.lines} />
          </>
        )}
      </div>
    </AdminModal>
  );
}

interface CheckingProps {
  check: Check;
  onCancel: () => void;
  onRetry: () => void;
}

/** Progress of the check, or why it stopped. */
function Checking({ check, onCancel, onRetry }: CheckingProps) {
  const { done, all, error } = check;
  if (error === '') {
    return <Progress words={SHEET.checking(done, all)} {...{ done, all, onCancel }} />;
  }
  return (
    <div>
      <Problem words={`${SHEET.notChecked}: ${error}`} />
      <Button look="outline" className="mt-2" onClick={onRetry}>
        {BUTTONS.tryAgain}
      </Button>
    </div>
  );
}

interface StoreRowsProps extends Omit<StoredRows, 'isDespiteShort'> {
  store: ReturnType<typeof useStore>;
}

/** Stores the shown changes, with progress and errors. */
function StoreRows({ store, ...checked }: StoreRowsProps) {
  const { lines } = checked;
  const { isPending, uploads, cancel } = store;
  const question = useShortageQuestion(lines);
  const count = lines.filter(
    ({ outcome }) => outcome === 'created' || outcome === 'changed',
  ).length;
  useLeaveWarning(isPending);
  const save = ({ isDespiteShort }: Pick<StoredRows, 'isDespiteShort'>) => {
    question.clear();
    const onError = (cause: unknown) => void question.ask(cause, lines);
    store.mutate({ ...checked, isDespiteShort }, { onError });
  };
  if (count === 0) return <p>{SHEET.nothing}</p>;
  const error = isPending || question.words !== '' ? '' : storeFailure(store.error);
  return (
    <>
      {uploads && (
        <Progress
          words={SHEET.uploading(uploads.done, uploads.all)}
          {...uploads}
          onCancel={cancel}
        />
      )}
      {error !== '' && <Problem words={error} />}
      <ShortQuestion
        words={question.words}
        disabled={isPending}
        onSave={() => save({ isDespiteShort: true })}
      />
      <Button look="night" disabled={isPending} onClick={() => save({ isDespiteShort: false })}>
        {isPending ? SHEET.saving : SHEET.store(count)}
      </Button>
    </>
  );
}

/** @throws SheetFault */
async function readFile(file: File, sheet: SheetOf): Promise<SheetFile> {
  if (file.size > MAX_BYTES) throw new SheetFault(SHEET.tooLarge);
  return readSheet(sheetText(new Uint8Array(await file.arrayBuffer())), headingsOf(sheet));
}

/** Makes the browser ask before closing the tab. */
function useLeaveWarning(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isBusy]);
}

function Problem({ words }: { words: string }) {
  return (
    <p role="alert" className="font-semibold wrap-anywhere text-rose-600">
      {words}
    </p>
  );
}

/** Notes before the check: whether rows can be matched, and which columns and images are not used. */
function Notes({ file, images }: { file: SheetFile; images: ImageFiles }) {
  const named = namedFiles(file, images);
  const unused = [...images].filter(([key]) => !named.has(key)).map(([, { name }]) => name);
  const hasKey = file.fields.includes('id') || file.fields.includes('slug');
  const notes = [
    hasKey ? '' : SHEET.noKey,
    file.unknown.length > 0 ? SHEET.unknownColumns(file.unknown) : '',
    images.size > 0 ? SHEET.imagesKnown(images.size) : '',
    unused.length > 0 ? SHEET.imagesUnused(unused) : '',
  ].filter(Boolean);
  return notes.map((note) => <p key={note}>{note}</p>);
}

interface ProgressProps {
  words: string;
  done: number;
  all: number;
  onCancel: (() => void) | undefined;
}

function Progress({ words, done, all, onCancel }: ProgressProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <progress
        className="min-w-0 grow accent-night-900"
        aria-label={words}
        max={all}
        value={done}
      />
      <p role="status">{words}</p>
      {onCancel && (
        <Button look="row-outline" onClick={onCancel}>
          {BUTTONS.cancel}
        </Button>
      )}
    </div>
  );
}
