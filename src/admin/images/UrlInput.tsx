import { useId, useRef, useState } from 'react';
import { MAX_LENGTH } from '#domain/limits.ts';
import { resized } from '#site/image.ts';
import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';

interface UrlInputProps {
  onUrl: (url: string) => void;
  /** Told of what, and whether it is being looked at. */
  onBusy: (what: string, isBusy: boolean) => void;
}

/** Pixels; any size tells whether there is an image. */
const PROBE_WIDTH = 320;
/** Visitors would not wait longer either. */
const PROBE_TIMEOUT_MS = 8_000;

/**
 * The image URL input (@image.address): takes an image of another site by its address. An address that
 * shows no image is warned about, and taken only when that is what the editor wants.
 */
export function UrlInput({ onUrl, onBusy }: UrlInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<{ text: string; canAdd: boolean } | null>(null);

  /** Leaving the field and pressing Add are one wish. */
  const lookedAt = useRef(new Set<string>());

  const add = (url: string) => {
    onUrl(url);
    // The next address may have been typed meanwhile.
    if (!input.current || addressIn(input.current) !== url) return;
    setProblem(null);
    input.current.value = '';
  };
  const take = async () => {
    const field = input.current;
    const url = field ? addressIn(field) : '';
    if (!field || url === '' || lookedAt.current.has(url)) return;
    if (!field.checkValidity()) {
      setProblem({ text: 'Please enter an address that begins with https://', canAdd: false });
      return;
    }
    lookedAt.current.add(url);
    onBusy(`${id} ${url}`, true);
    const isImage = await showsImage(url);
    onBusy(`${id} ${url}`, false);
    lookedAt.current.delete(url);
    if (isImage) add(url);
    else if (addressIn(field) === url)
      setProblem({ text: 'No image loads from this address. Check it for typos.', canAdd: true });
  };
  return (
    <FieldFrame id={id} label="Image URL" error={problem?.text}>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="url"
          className="input min-w-0 grow basis-48"
          placeholder="https://"
          pattern="https?://.+"
          maxLength={MAX_LENGTH.url}
          onChange={() => setProblem(null)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Not the whole form.
            event.preventDefault();
            void take();
          }}
          onBlur={() => {
            if (!problem) void take();
          }}
          {...fieldAttributes(id, problem?.text)}
        />
        {problem?.canAdd ? (
          <button
            type="button"
            className="button button-outline"
            onClick={() => add(input.current ? addressIn(input.current) : '')}
          >
            Add anyway
          </button>
        ) : (
          <button type="button" className="button button-outline" onClick={() => void take()}>
            Add
          </button>
        )}
      </div>
    </FieldFrame>
  );
}

/**
 * @returns what is typed; a file of this site as its path. Pages show no `http:` image of another one,
 *   and most hosts answer both.
 */
function addressIn(field: HTMLInputElement): string {
  const typed = field.value.trim();
  return URL.canParse(typed) && new URL(typed).origin === location.origin
    ? new URL(typed).pathname
    : typed.replace(/^http:/i, 'https:');
}

/** @returns whether an image loads from there, as visitors would load it */
function showsImage(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(true));
    image.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), PROBE_TIMEOUT_MS);
    image.src = resized(url, PROBE_WIDTH);
  });
}
