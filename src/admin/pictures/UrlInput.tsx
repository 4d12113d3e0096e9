import { useId, useRef } from 'react';
import { MAX_LENGTH } from '#domain/limits.ts';
import { FieldFrame } from '#ui/Field.tsx';

/** The image URL input (spec §2): takes a picture of another site by its address. */
export function UrlInput({ onUrl }: { onUrl: (url: string) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const field = input.current;
    if (!field || field.value.trim() === '' || !field.reportValidity()) return;
    onUrl(field.value.trim());
    field.value = '';
  };
  return (
    <FieldFrame id={id} label="Image URL">
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          type="url"
          className="input"
          placeholder="https://"
          pattern="https?://.+"
          title="An address that begins with https://"
          maxLength={MAX_LENGTH.url}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Not the whole form.
            event.preventDefault();
            take();
          }}
          onBlur={(event) => {
            if (event.target.checkValidity()) take();
          }}
        />
        <button type="button" className="button button-outline" onClick={take}>
          Add
        </button>
      </div>
    </FieldFrame>
  );
}
