/** Texts of every page. */
import type { Settings } from '#contracts/settings/sections.ts';

// Names of pages in navigation, breadcrumbs and titles (@header.links).
export const home = 'Home';
export const rentalServices = 'Rental Services';
export const designServices = 'Design Services';
export const photoBooth = 'Photo Booth';
export const videoDanceFloor = 'Video Dance Floor';
export const freeQuote = 'Get Your Free Quote';
export const privacyPolicy = 'Privacy Policy';

// Header and menu.
export const skipToContent = 'Skip to content';
export const homeLink = (shortName: string) => `${shortName}, home`;
export const mainNavigation = 'Main';
export const startBooking = 'Start Booking';
export const yourWishlist = 'Your wishlist';
export const menu = 'Menu';
export const closeMenu = 'Close menu';

// Footer.
export const slogan = ({ tagline, fullArea }: Pick<Settings['business'], 'tagline' | 'fullArea'>) =>
  `${tagline}. Serving ${fullArea}.`;
export const footerNavigation = 'Footer';
export const explore = 'Explore';
export const goodToKnow = 'Good to Know';
export const contact = 'Contact';
export const follow = 'Follow Us';
export const rights = (name: string) => `© ${name}. All rights reserved.`;

// Links to other pages.
export const breadcrumb = 'Breadcrumb';
export const backToHome = 'Back to Home';
export const backTo = (page: string) => `Back to ${page}`;
export const browseAllRentals = 'Browse All Rentals';
export const preferToTalk = 'Prefer to talk? Call';
export const orEmail = 'or email';

// Missing pages (@pages.not-found, @pages.product-not-found).
export const notFoundTitle = '404 Page Not Found';
export const notFoundText =
  'We can’t find that page. It may have moved, or there may be a typo in the address.';
export const productNotFoundTitle = 'Product Not Found';
export const productNotFoundText =
  "The product you're looking for doesn't exist or has been moved.";

// What is missing or failed to load.
/** After the name of an item without an image. */
export const noImageYet = 'image coming soon';
export const offline =
  'You appear to be offline. We’ll finish what you started when you’re back online.';
export const partMissing = 'Part of this page didn’t load.';
export const tryAgain = 'Try again';
/** Tooltip of a filled heart. */
export const removeFromWishlist = 'Remove from wishlist';
/** Before phone number and email address. */
export const askWithoutScript =
  'Your list needs JavaScript, which is turned off or didn’t load. To ask for a quote, please call';
export const formNeedsScript =
  'This form needs JavaScript, which is turned off or didn’t load. Please reload the page, or call or email us.';

/** Name of the list that a device has from the beginning. */
export const listTitleOfFirst = 'My Wishlist';
