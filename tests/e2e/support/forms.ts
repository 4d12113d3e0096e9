import { expect, type Locator, type Page } from '../../support/test.ts';
import { fillInquirer, hydrated } from '../../support/visitor.ts';

/** One of the three forms, opened and found in its page. */
export interface OpenForm {
  form: Locator;
  button: Locator;
}

export interface PublicForm {
  name: 'quote' | 'contact' | 'booking';
  api: '/api/contact' | '/api/service-booking';
  /** Title of its toast of success. */
  success: string;
  /** Text of its toast of failure. */
  failure: string;
  /** Label of a field that only this form has. */
  ownField: string;
  open: (page: Page) => Promise<OpenForm>;
}

/** The three forms, for what holds of each. */
export const FORMS: readonly PublicForm[] = [
  {
    name: 'quote',
    api: '/api/contact',
    success: 'Request Submitted Successfully!',
    failure: 'Failed to submit request. Please try again.',
    ownField: 'Please provide more details about your event',
    open: async (page) => {
      await page.goto('/checkout');
      await hydrated(page);
      const form = page.getByRole('main').locator('form');
      return { form, button: form.getByRole('button', { name: 'Get My Free Quote' }) };
    },
  },
  {
    name: 'contact',
    api: '/api/contact',
    success: 'Inquiry Sent Successfully!',
    failure: 'Failed to send your inquiry. Please try again or contact us directly.',
    ownField: 'Tell us about your event',
    open: async (page) => {
      await page.goto('/');
      const form = page.getByRole('region', { name: 'Tell us about your event' }).locator('form');
      // It comes alive, and is filled from its draft, with the first touch.
      await form.getByLabel('Full Name').focus();
      await hydrated(page);
      return { form, button: form.getByRole('button', { name: 'Send Inquiry' }) };
    },
  },
  {
    name: 'booking',
    api: '/api/service-booking',
    success: 'Booking Request Sent!',
    failure: 'Failed to send your booking request. Please try again.',
    ownField: 'Additional Requests (optional)',
    open: async (page) => {
      await page.goto('/video-dance-floor');
      await page.getByRole('button', { name: /^Book This Floor ?: Interactive/ }).click();
      const form = page.getByRole('dialog', { name: 'Book Interactive Video Floor' });
      await expect(form).toBeVisible();
      return { form, button: form.getByRole('button', { name: 'Send Booking Request' }) };
    },
  },
];

/** Fills in every required field, and the form's own. */
export async function fillForm(
  { ownField }: PublicForm,
  { form }: OpenForm,
  email: string,
): Promise<void> {
  await fillInquirer(form, email);
  await form.getByLabel(ownField).fill('Doors at six.');
}

/** @returns the idempotency keys of the requests to a path from now on, one for each */
export function keysSent(page: Page, path: string): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== path) return;
    keys.push(request.headers()['idempotency-key'] ?? 'none');
  });
  return keys;
}
