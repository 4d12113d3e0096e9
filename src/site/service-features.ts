/**
 * What the photo booth and dance floor pages tell of (@services.photo-booth,
 * @services.dance-floor): six features and four occasions each.
 */
import { catalogImage } from './catalog-image.ts';
import type { IllustratedPoint, Point } from './service-pages.ts';

export const PHOTO_BOOTH_FEATURES: readonly Point[] = [
  {
    title: 'Quality Equipment',
    text: 'A soft ring light, a real camera and a printer that keeps up with the line. All of it is tested in your room before the first guest arrives.',
  },
  {
    title: 'Digital Gallery',
    text: 'The whole evening, in order, in an online gallery the next day, ready to pass on.',
  },
  {
    title: 'Easy Sharing',
    text: 'Guests scan a code and have the photo on their phone before they have put the props back.',
  },
  {
    title: 'Group Friendly',
    text: 'The open booth takes in a table of ten, with grandparents seated in front.',
  },
  {
    title: 'Props Included',
    text: 'Hats, glasses and signs to suit the occasion, laid out on a table and tidied all evening.',
  },
  {
    title: 'Professional Setup',
    text: 'We choose the corner with you, bring everything in and are ready an hour before the doors open.',
  },
];

export const PHOTO_BOOTH_OCCASIONS: readonly IllustratedPoint[] = [
  {
    title: 'Weddings',
    text: 'One strip for the guest book, one for the jacket pocket.',
    image: catalogImage('floral-hoop-arch-1.jpg', 'Gold hoop arch with roses and eucalyptus.'),
  },
  {
    title: 'Corporate Events',
    text: 'Your logo on the frame, and a gallery for Monday morning.',
    image: catalogImage('red-carpet-stanchions-1.jpg', 'Red carpet between gold stanchions.'),
  },
  {
    title: 'Birthday Parties',
    text: 'Six or sixty: a wall of balloons and a line that forms by itself.',
    image: catalogImage('balloon-garland-ring-1.jpg', 'Gold ring with a garland of balloons.'),
  },
  {
    title: 'Graduations',
    text: 'Cap, gown and the whole class in one photo, with the year on every print.',
    image: catalogImage('boxwood-hedge-wall-1.jpg', 'Free-standing boxwood hedge wall.'),
  },
];

export const DANCE_FLOOR_FEATURES: readonly Point[] = [
  {
    title: 'Interactive Technology',
    text: 'The panels feel where people step, so ripples and trails follow each dancer across the floor.',
  },
  {
    title: 'Music Sync',
    text: 'Patterns keep the beat of whatever is playing, from the slow first dance to the last loud song.',
  },
  {
    title: 'Guest Engagement',
    text: 'People who never dance come over to look, and stay. Children find it first.',
  },
  {
    title: 'Multiple Effects',
    text: 'Stars, waves, fields of color, your initials: changed as the evening goes, without a pause in the music.',
  },
  {
    title: 'LED Display',
    text: 'Bright LED panels show monograms, logos and video that read from the farthest table.',
  },
  {
    title: 'Audio Compatible',
    text: 'One cable from the mixing board, or a small microphone where no cable can run. Any DJ, any band.',
  },
];

export const DANCE_FLOOR_OCCASIONS: readonly IllustratedPoint[] = [
  {
    title: 'Wedding Receptions',
    text: 'Your initials under the first dance, then color for the rest of the night.',
    image: catalogImage('hero-tent-reception.jpg', 'Reception in a tent under string lights.'),
  },
  {
    title: 'Corporate Events',
    text: 'The logo on the floor at the opening, a party after the speeches.',
    image: catalogImage('uplights-amber-violet-1.jpg', 'Draped wall lit in amber and violet.'),
  },
  {
    title: 'Birthday Parties',
    text: 'From sweet sixteen to seventy-five, a floor that plays along.',
    image: catalogImage('donut-wall-display-1.jpg', 'White donut wall with thirty iced donuts.'),
  },
  {
    title: 'Holiday Celebrations',
    text: 'Falling snow in December, a countdown on New Year’s Eve.',
    image: catalogImage('crystal-chandelier-1.jpg', 'Tiered chandelier with lit candle bulbs.'),
  },
];
