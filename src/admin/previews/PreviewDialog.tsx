import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { failureOf } from '#api-client/failure.ts';
import type { PreviewView } from '#contracts/previews.ts';
import { previewLink } from '#site/previews/preview-link.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { LINK_ONCE } from '../form/texts.ts';
import { AdminModal } from '../parts/AdminModal.tsx';
import { Button } from '../parts/Button.tsx';
import { LinkOnce } from '../parts/LinkOnce.tsx';
import { Reading } from '../parts/loading.tsx';
import { useWide } from '../parts/use-wide.ts';
import { PageFrame, SCREENS, type Screen } from './PageFrame.tsx';
import { PREVIEW } from './texts.ts';

/** A page that can be previewed. */
export interface PreviewPlace {
  /** Empty if the server chooses it. */
  path: string;
  label: string;
}

export interface PreviewDialogProps {
  /** By default, that of a preview of unsaved changes. */
  title?: string;
  /** Says what the page shows; by default, unsaved changes. */
  note?: string;
  /** The first is shown initially. */
  places: readonly PreviewPlace[];
  /** Renders the page on the server. */
  ask: (path: string) => Promise<PreviewView>;
  /** Called with errors by field, which a save would have too. */
  onRefused: (errors: Record<string, string>) => void;
  onClose: () => void;
}

/** Previews pages as visitors will see them, by default with unsaved changes (@preview.true). */
export function PreviewDialog({
  title = PREVIEW.title,
  note = PREVIEW.note,
  places,
  ask,
  onRefused,
  onClose,
}: PreviewDialogProps) {
  const id = useId();
  const isWide = useWide();
  const [path, setPath] = useState(places[0]?.path ?? '');
  const [screen, setScreen] = useState<Screen>(isWide ? 'desktop' : 'phone');
  // Rendered once per opening: nothing can change meanwhile.
  const query = useQuery({ queryKey: ['preview', id, path], queryFn: () => ask(path), gcTime: 0 });
  const { data, error } = query;
  // Reached by a link.
  const isOther = !places.some((place) => place.path === path);
  const choices = isOther ? [...places, { path, label: data?.title ?? path }] : places;

  const refuse = useEffectEvent((cause: unknown) => {
    const { fields } = failureOf(cause);
    if (Object.keys(fields).length === 0) return;
    onRefused(fields);
    onClose();
  });
  useEffect(() => {
    if (error !== null) refuse(error);
  }, [error]);

  return (
    <AdminModal title={title} onClose={onClose} className="modal-large modal-preview" beginsAtTitle>
      <p className="text-xs text-night-500">{note}</p>
      <div className="my-3 flex flex-wrap items-end gap-x-4 gap-y-2">
        {choices.length > 1 && (
          <label className="min-w-0 grow basis-40 sm:max-w-72">
            <span className="sr-only">{PREVIEW.page}</span>
            <select
              className="input w-full"
              value={path}
              onChange={({ currentTarget: { value } }) => setPath(value)}
            >
              {choices.map((place) => (
                <option key={place.path} value={place.path}>
                  {place.label}
                </option>
              ))}
            </select>
          </label>
        )}
        <div role="group" aria-label={PREVIEW.sizes} className="flex gap-1">
          {Object.keys(SCREENS).map((name) => (
            <Button
              key={name}
              look="quiet"
              aria-pressed={name === screen}
              // The keys are the screens.
              onClick={() => setScreen(name as Screen)}
            >
              {PREVIEW[name as Screen]}
            </Button>
          ))}
        </div>
        {data && <CopyLink key={data.token} token={data.token} />}
      </div>
      {data ? (
        <>
          <PageFrame token={data.token} screen={screen} onLink={setPath} />
          {data.description !== '' && <SearchResult page={data} />}
        </>
      ) : (
        <Reading of={query} failed={PREVIEW.failed} loading={PREVIEW.making} />
      )}
    </AdminModal>
  );
}

/** The page as a search result. */
function SearchResult({ page: { title, description } }: { page: PreviewView }) {
  return (
    <details className="mt-2 shrink-0">
      <summary className="cursor-pointer py-1 text-xs text-night-500">{PREVIEW.inSearch}</summary>
      <p className="line-clamp-1 font-semibold">{title}</p>
      <p className="line-clamp-2 text-night-600">{description}</p>
    </details>
  );
}

/** Copies the preview's link; shows it where copying is not allowed. */
function CopyLink({ token }: { token: string }) {
  const [isShown, setShown] = useState(false);
  const link = previewLink(location.origin, token);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify(info(LINK_ONCE.copied, PREVIEW.copied));
    } catch {
      setShown(true);
    }
  };
  if (isShown) {
    return (
      <LinkOnce
        label={PREVIEW.linkLabel}
        hint={PREVIEW.copied}
        link={link}
        copied={PREVIEW.copied}
      />
    );
  }
  return (
    <Button look="outline" className="sm:ml-auto" onClick={() => void copy()}>
      {PREVIEW.copy}
    </Button>
  );
}
