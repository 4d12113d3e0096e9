/** Texts for copying a quote to another request. */
export const COPY_QUOTE = {
  title: 'Copy to another request',
  intro:
    'The other request gets a draft with the same lines, prices, fees, discount, and terms. Customer, day, and place are its own. Choose the request.',
  search: 'Search requests',
  notLoaded: 'The requests couldn’t be loaded',
  none: 'No other requests match.',
  copy: 'Copy',
  copyTo: (request: string) => `Copy to ${request}`,
  notCopied: 'The quote was not copied',
} as const;
