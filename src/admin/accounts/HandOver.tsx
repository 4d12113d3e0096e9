import type { StaffChange } from '#contracts/accounts/staff.ts';
import { NOBODY } from '#contracts/inquiries/list.ts';
import { Select } from '#ui/Select.tsx';
import { HAND_OVER } from './hand-over-texts.ts';

interface HandOverProps {
  /** Label of the select. */
  label: string;
  takers: readonly { id: string; name: string }[];
  /** Id of a taker, or `NOBODY`; empty: the requests stay assigned as they are. */
  value: string;
  onChange: (value: string) => void;
}

/** Who takes over the open requests of somebody who no longer works on any (@staff.hand-over). */
export function HandOver({ label, takers, value, onChange }: HandOverProps) {
  return (
    <label className="mt-4 block">
      <span>{label}</span>
      <Select
        className="mt-1"
        placeholder={HAND_OVER.noOne}
        items={[
          ...takers.map(({ id, name }) => ({ value: id, label: name })),
          { value: NOBODY, label: HAND_OVER.unassign },
        ]}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

/**
 * @param chosen the `value` of `HandOver`
 * @returns the part of a request's body that hands the open requests over
 */
export function handOverBody(chosen: string): Pick<StaffChange, 'handTo'> {
  if (chosen === '') return {};
  return { handTo: chosen === NOBODY ? null : chosen };
}
