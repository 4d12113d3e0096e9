import { MAX_ARRIVED } from '#contracts/admin/inquiries.ts';

interface NewRequestsProps {
  count: number;
  onShow: () => void;
}

/** @returns a number as far as it is known: the server names no more than so many */
export function countWords(count: number): string {
  return count < MAX_ARRIVED ? String(count) : `${MAX_ARRIVED - 1}+`;
}

/** What has come meanwhile. It lies above the page, so that nothing moves under a pointer. */
export function NewRequests({ count, onShow }: NewRequestsProps) {
  const text = `${countWords(count)} new ${count === 1 ? 'request' : 'requests'}`;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && text}
      </p>
      {count > 0 && (
        <div className="pointer-events-none fixed inset-x-0 bottom-4 z-40 flex justify-center">
          <button
            type="button"
            className="pointer-events-auto button button-night shadow-lifted"
            onClick={onShow}
          >
            {`${text}: show`}
          </button>
        </div>
      )}
    </>
  );
}
