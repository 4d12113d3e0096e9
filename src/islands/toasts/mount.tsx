import { createRoot } from 'react-dom/client';
import { Toaster } from './Toaster.tsx';

/** Puts the toaster into the page, once, when there is a first toast to show. */
export function mountToaster(): void {
  const host = document.querySelector('#toasts');
  if (host) createRoot(host).render(<Toaster />);
}
