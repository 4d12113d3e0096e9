import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CalendarEventView } from '#contracts/calendar/events.ts';
import { EventLink } from './EventLink.tsx';

test('an event whose name cannot be seen is named by its reference @inquiry.unnamed', () => {
  const named = (name: string) => {
    const facts = { id: 'a', reference: 'WD-22222', status: 'booked', guestCount: '' };
    const event = { ...facts, name, eventLocation: 'Troy' } as unknown as CalendarEventView;
    return renderToStaticMarkup(<EventLink event={event} isWhole />);
  };
  expect(named('Ada')).toContain('>Ada<');
  expect(named('\u200D\u00AD')).toContain('>WD-22222<');
});
