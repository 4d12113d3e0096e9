/** What the specification says of the business, the routes, the navigation and the home page. */
import { shownBy } from './shown-by.ts';
import type { Statement } from './types.ts';

const HOME = 'tests/e2e/home.spec.ts';
const FALLBACKS = 'tests/e2e/home.fallbacks.spec.ts';
const TWO_SERVICES = 'tests/e2e/home.two-services.spec.ts';
const NAVIGATION = 'tests/e2e/navigation.spec.ts';
const ROUTES = 'tests/e2e/routes.spec.ts';

export const statements: readonly Statement[] = [
  ...shownBy('1 What the product does', HOME, {
    'Services: Event Decor, Rental Services, Design Services, Photo Booth, Video Dance Floor':
      'the contact form offers the services',
    'The promised reply time is 24 hours': 'has its sections in order',
    'Site configuration: name, tagline and service area':
      'the hero says who serves where, books without a package and leads to the services',
    'Also event planning and professional setup and delivery; seo: defaultTitle, defaultDescription, keywords about event, wedding, party and tent rentals':
      'says what else the business does, and for which events',
    'Site configuration: phone, email, city and state':
      'the footer has social links, address and phone, copyright and the builder',
  }),
  ...shownBy('1 What the product does', 'tests/e2e/quote-journey.spec.ts', {
    'Visitors browse rental categories and items, keep a wishlist and send a quote request':
      'takes a visitor from the home page to a stored quote request',
  }),
  ...shownBy('1 What the product does', 'tests/e2e/booking-dialog.spec.ts', {
    'Visitors send a booking request':
      'sends a package with its price as text and its type, and an inquiry is stored',
  }),
  ...shownBy('1 What the product does', 'tests/e2e/service-pages.spec.ts', {
    'For weddings, birthday parties, corporate events and graduations':
      'Photo Booth tells its six features and four occasions',
    'For holiday celebrations': 'Video Dance Floor tells its six features and four occasions',
  }),
  ...shownBy('2 Screens and routes', ROUTES, {
    'Home, rental catalog, category, product, the three service pages and the quote form each have their route':
      'every route shows its screen',
    'Any other path: not-found page titled 404 Page Not Found':
      'gets the page titled 404 Page Not Found, with status 404',
  }),
  ...shownBy('2 Top navigation', NAVIGATION, {
    'Fixed at the top, with the brand short name as a home link':
      'stays at the top, with the short name as the link home',
    'Links: Home (/), Rental Services, Design Services, Photo Booth, Video Dance Floor':
      'leads to every screen and highlights the current one',
    "The current route's link is highlighted":
      'leads to every screen and highlights the current one',
    'On small screens links sit in a slide-in side menu that closes when a link is chosen':
      'keeps its links in a side menu on small screens, which closes on choice',
    'A Start Booking button leads to /checkout':
      'Start Booking shows no number while the wishlist is empty',
    'It shows a badge with the total quantity of wishlist items when that total is above 0':
      'Start Booking shows the total quantity, in its three places',
    'In the header on medium and larger widths, in the menu on small ones, in a smaller form between':
      'Start Booking shows the total quantity, in its three places',
  }),
  ...shownBy('2 Home page', HOME, {
    'Reads service, price and type; if all three are present, it pre-selects that package in the contact form':
      'service, price and type in the address choose the package and scroll to the form',
    'and scrolls smoothly to the contact section':
      'service, price and type in the address choose the package and scroll to the form',
    'Only if all three are present': 'without one of service, price and type nothing is chosen',
    'Sections: hero, services overview, featured rentals, service packages, contact form, footer':
      'has its sections in order',
    'Hero: title, tagline, list of served cities':
      'the hero says who serves where, books without a package and leads to the services',
    'Hero: a Book Now button that opens the service booking dialog with no package':
      'the hero says who serves where, books without a package and leads to the services',
    'Hero: an Explore Our Services button that scrolls to the services section':
      'the hero says who serves where, books without a package and leads to the services',
    'Services overview: always a Rental Services card, plus a card per service type, each linking to its page':
      'the services overview has a card for the rentals and one per service type',
    'Grid layout with 4 or more cards':
      'the services overview has a card for the rentals and one per service type',
    'Featured rentals: a Browse Full Catalog button to /rental-services':
      'the featured rentals are those of the catalog, with a way to all of it',
    'Service packages: sections for design, photo_booth and video_dance_floor, each with a Book Now button linking to /checkout':
      'the service packages of each type lead to checkout',
    'Footer: social links, contact address and phone, copyright, a builder credit link':
      'the footer has social links, address and phone, copyright and the builder',
  }),
  ...shownBy('2 Home page', 'tests/e2e/no-script.spec.ts', {
    'Three loading placeholders while loading: the featured rentals stand in the page, so none show':
      'featured rentals and a product stand in the pages and need no loading',
  }),
  ...shownBy('2 Home page', FALLBACKS, {
    'Featured rentals fall back to the built-in list if the server returns an empty list':
      'the built-in featured rentals stand in while nothing is featured',
    'Grid layout with 2 or fewer cards':
      'the services overview has the rentals alone, in a grid of two',
  }),
  ...shownBy('2 Home page', TWO_SERVICES, {
    'A card only per service type present in the package data':
      'the services overview has a card only for the types present, three side by side',
    'Grid layout with 3 cards':
      'the services overview has a card only for the types present, three side by side',
    'Uses the server list per type or the built-in defaults if none for that type':
      'each type shows its own packages, and the built-in ones only where there are none',
    'A featured list of the server is shown as it is':
      'what is featured takes the place of the built-in rentals',
  }),
];
