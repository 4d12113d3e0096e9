/** Default texts of the service pages, which an owner edits. */
import type { Settings } from '#contracts/settings/sections.ts';

export const DEFAULT_SERVICES: Settings['services'] = {
  design: {
    intro:
      'One designer and one crew handle everything, from the first sketch to the final takedown.',
    teaser: 'Plan your event with a designer, and let our crew set it up.',
    packagesTitle: 'Design packages',
    packagesText:
      'Choose how much of the design and the day you’d like us to handle. Tell us about it, and you’ll get a written quote for your date, your venue and your guest count within 24 hours.',
    question:
      'Tell us your date, your venue and what you have in mind. We’ll recommend a package or create a custom one for you.',
    points: [
      {
        title: 'Discovery & Vision',
        text: 'We talk about your guests, your style and the photos you’ve saved. Then we visit your venue with you and take measurements.',
      },
      {
        title: 'Concept Development',
        text: 'You’ll get a mood board, fabric samples and a scaled floor plan with itemized prices. We revise the design until you love it.',
      },
      {
        title: 'Planning & Coordination',
        text: 'We reserve every item, coordinate with your venue, caterer and florist, and send everyone the same schedule.',
      },
      {
        title: 'Event Execution',
        text: 'Our crew delivers and sets up everything, and we check every table before your guests arrive. After the event, we take it all down.',
      },
    ],
  },
  photo_booth: {
    intro:
      'Give your guests something fun to do and a photo to take home. We deliver the booth, run it and take it down.',
    teaser: 'An enclosed or open-air booth with an attendant and props.',
    packagesTitle: 'Photo booth packages',
    packagesText:
      'Prices include four hours with an attendant. If you need more time, let us know and we’ll add the extra hours to your quote.',
    question:
      'Tell us your date, your venue and how many guests you expect. We’ll recommend the right booth.',
    points: [
      {
        title: 'Quality Equipment',
        text: 'Every booth has a quality camera and flattering light. We test everything on site before your guests arrive.',
      },
      {
        title: 'Digital Gallery',
        text: 'The next day, you’ll get all of the photos in an online gallery that’s ready to share.',
      },
      {
        title: 'Easy Sharing',
        text: 'The open-air booth sends photos to your guests’ phones. The enclosed booth prints photo strips while they wait.',
      },
      {
        title: 'Group Friendly',
        text: 'The enclosed booth fits up to four people. The open-air booth has room for groups of ten.',
      },
      {
        title: 'Props Included',
        text: 'Hats, glasses and signs to match your event, set out on a table next to the booth.',
      },
      {
        title: 'Professional Setup',
        text: 'We help you choose the best spot, set up the booth and have it ready an hour before your event starts.',
      },
    ],
  },
  video_dance_floor: {
    intro:
      'An LED dance floor in your colors. We install it before your guests arrive and take it down after the last song.',
    teaser: 'LED panels that respond to your guests’ steps and the music.',
    packagesTitle: 'Dance floor packages',
    packagesText:
      'Prices are per event and include delivery, installation and takedown. Tell us the size of your room, and we’ll make sure the floor fits with space to walk around it.',
    question:
      'Tell us your date and the size of your room. We’ll recommend a floor that fits and tell you what it needs.',
    points: [
      {
        title: 'Interactive Technology',
        text: 'The panels sense every step, so ripples and trails of light follow your guests across the floor.',
      },
      {
        title: 'Music Sync',
        text: 'Patterns move to the beat, from the first dance to the last song.',
      },
      {
        title: 'Guest Engagement',
        text: 'Guests of all ages love to try it, even those who rarely dance.',
      },
      {
        title: 'Multiple Effects',
        text: 'Choose stars, waves, solid colors or your initials. We can change effects without stopping the music.',
      },
      {
        title: 'LED Display',
        text: 'Bright LED panels show monograms, logos and video that your guests can see from across the room.',
      },
      {
        title: 'Audio Compatible',
        text: 'The floor works with any DJ or band. It connects to the mixing board with one cable or picks up the music with a small microphone.',
      },
    ],
  },
};
