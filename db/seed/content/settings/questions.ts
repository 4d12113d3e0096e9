/** The demo's questions and answers; they agree with its policies. */
import type { Settings } from '#contracts/settings/sections.ts';

export const questions: Settings['faq']['entries'] = [
  {
    question: 'How far in advance should I book?',
    answer:
      'For a Saturday from May through October, four to six months. Tents and video dance floors go first. For other dates, a month is usually enough, and we’ve delivered on two days’ notice. Send us your date and we’ll tell you what’s available.',
  },
  {
    question: 'What does the price of an item include?',
    answer:
      'The rental itself, for up to three days around your event, clean and ready to use; a photo booth runs for four hours with its attendant. Delivery, setup and pickup are separate for every item, tents and dance floors too, because they depend on your venue. Your quote lists them line by line. The prices of dance floor packages include them.',
  },
  {
    question: 'Do you set everything up?',
    answer:
      'Yes. Our crew always sets up and takes down tents, dance floors, stages, lighting, backdrops and photo booths; your quote has the price. For tables and chairs you can choose: our crew sets them to your floor plan, or we leave them stacked on carts where you need them.',
  },
  {
    question: 'How much is delivery?',
    answer:
      'It starts at $95 within 15 miles of our Detroit warehouse, plus $4 for each mile beyond. Stairs, elevators and deliveries at night cost more. You’ll see the total in your quote before you decide.',
  },
  {
    question: 'Is there a minimum order?',
    answer:
      'For delivery, yes: {minimum order}, in rentals. If you pick up your order yourself, there is no minimum.',
  },
  {
    question: 'How much do I pay to reserve my date?',
    answer:
      'A {deposit} deposit. The balance is due {balance due} before your event, or before delivery if you book later than that. We take checks, bank transfers and all major credit cards.',
  },
  {
    question: 'Can I change my order later?',
    answer:
      'Yes, until 14 days before your event, as long as we have what you need. After that, we can often still add items, but no longer take any off.',
  },
  {
    question: 'What if I have to cancel or move my event?',
    answer:
      'Cancel 60 days or more before your event and your deposit comes back in full. If you move to another date within 12 months, your deposit moves with it. Our policies explain the rest.',
  },
  {
    question: 'What happens if it rains?',
    answer:
      'Reserve a tent as a rain plan for 25% of its price and decide three days before your event. If you don’t need it, that’s all you pay.',
  },
  {
    question: 'Do I have to wash the linens and dishes?',
    answer:
      'No. Shake out the linens so that they don’t mildew, scrape the plates, and put everything back in the crates it came in. We do the washing.',
  },
  {
    question: 'What if something breaks?',
    answer:
      'Tell us at pickup. With the optional damage waiver, for {damage waiver} of your rentals, accidental damage is covered. Without it, you pay what a repair or replacement costs us.',
  },
  {
    question: 'Can I see things before I book?',
    answer:
      'Yes. Call us for a visit to our Detroit showroom, where you can put linens, chairs and place settings together on a real table. We also lend fabric swatches for a week.',
  },
  {
    question: 'Does my tent need a permit?',
    answer:
      'In many cities a tent larger than 400 square feet does. We tell you what your city asks for and send the flame certificates. You or your venue apply for the permit.',
  },
  {
    question: 'Can you send my venue an insurance certificate?',
    answer:
      'Yes, at no charge. Send us your venue’s requirements and you’ll get the certificate within two business days.',
  },
];
