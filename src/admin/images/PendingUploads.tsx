import { Preview } from './Preview.tsx';
import type { Uploads } from './use-uploads.ts';

/** Images on their way, and those that did not arrive. */
export function PendingUploads({ uploads }: { uploads: Uploads }) {
  return uploads.pending.map((upload) => (
    <li key={upload.id} className="rounded-md border border-ivory-300 p-2">
      {upload.preview !== '' && (
        <div className={`max-w-40 ${upload.error === '' ? 'opacity-60' : ''}`}>
          <Preview url={upload.preview} alt={`${upload.file.name}, not saved yet`} />
        </div>
      )}
      <p className="mt-2 text-xs font-semibold break-words">{upload.file.name}</p>
      {upload.error === '' ? (
        <p role="status" className="mt-2 text-xs">
          Uploading…
        </p>
      ) : (
        <div className="mt-2">
          <p role="alert" className="text-xs text-rose-600">
            {upload.error}
          </p>
          <div className="flex flex-wrap">
            {upload.canRetry && (
              <button
                type="button"
                className="min-h-11 px-2 text-xs font-semibold underline"
                aria-label={`Try again: ${upload.file.name}`}
                onClick={() => uploads.retry(upload)}
              >
                Try again
              </button>
            )}
            <button
              type="button"
              className="min-h-11 px-2 text-xs font-semibold underline"
              aria-label={`Remove ${upload.file.name}`}
              onClick={() => uploads.drop(upload)}
            >
              Remove
            </button>
          </div>
        </div>
      )}
    </li>
  ));
}
