export const tooManyFeeds = 'Too many requests for calendars. Please try again in a minute.';
export const feedQuoted = (name: string) => `${name} (quoted)`;
export const feedGuests = (count: string) => `Guests: ${count}`;
