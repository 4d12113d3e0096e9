import { expect, test, vi } from 'vitest';
import { storedSentRequest } from './sent-request.ts';

test('what an older version of the site stored is shown without what it did not store @form.sent-stays', () => {
  const request = { reference: 'WD-7K2MQ' };
  vi.stubGlobal('history', { state: { sent: { form: 'quote', request } } });
  expect(storedSentRequest('quote')).toEqual({
    reference: 'WD-7K2MQ',
    services: [],
    message: '',
    restoreList: undefined,
  });
  expect(storedSentRequest('contact')).toBeNull();
});
