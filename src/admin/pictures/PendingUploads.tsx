import { Preview } from './Preview.tsx';
import type { Uploads } from './use-uploads.ts';

/** Pictures on their way, and those that did not arrive. */
export function PendingUploads({ uploads }: { uploads: Uploads }) {
  return uploads.pending.map((upload) => (
    <li key={upload.id} className="rounded-md border border-ivory-300 p-2">
      <div className={`max-w-40 ${upload.error === '' ? 'opacity-60' : ''}`}>
        <Preview url={upload.preview} alt={`${upload.file.name}, not saved yet`} />
      </div>
      {upload.error === '' ? (
        <p role="status" className="mt-2 text-xs">
          Uploading…
        </p>
      ) : (
        <div className="mt-2">
          <p className="text-xs text-rose-600">{upload.error}</p>
          <div className="flex flex-wrap">
            <button
              type="button"
              className="min-h-11 px-2 text-xs font-semibold underline"
              onClick={() => uploads.retry(upload)}
            >
              Try again
            </button>
            <button
              type="button"
              className="min-h-11 px-2 text-xs font-semibold underline"
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
