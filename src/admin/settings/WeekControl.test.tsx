import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CLOSING_PROBLEM } from '#contracts/settings/fields.ts';
import { FormProvider, type SectionForm } from './section-form.ts';
import { WeekControl } from './WeekControl.tsx';

const open = [
  { day: 'monday', from: '09:00', to: '17:00' },
  { day: 'tuesday', from: '18:00', to: '17:30' },
] as const;

test('a closing time at fault is marked, with the message at its day @settings.closing', () => {
  const form = { id: 'form', errors: { 'open.1.to': CLOSING_PROBLEM } } as unknown as SectionForm;
  const markup = renderToStaticMarkup(
    <FormProvider value={form}>
      <WeekControl
        field={{ is: 'week', label: 'Opening hours' }}
        path={['open']}
        value={open.map((each) => ({ ...each }))}
      />
    </FormProvider>,
  );
  const rows = markup.split('<li').filter((row) => row.includes(CLOSING_PROBLEM));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/aria-label="Tuesday, closes at" aria-invalid="true"/);
});
