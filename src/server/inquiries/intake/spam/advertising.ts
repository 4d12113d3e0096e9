/** Whether a message reads like an advertisement: its phrases, what it is about, and who speaks. */
import { countOtherLinks } from './links.ts';
import { TOPICS } from './words.ts';

/** What a link beside words of an advertisement adds. */
const LINK_POINTS = 3;

/** `150 guests`, `12 tables`: nobody who advertises says how many. */
const COUNTED =
  /\d\s?(?:-|\+)?\s?(?:[a-z-]+ ){0,3}(?:guests?|people|ppl|pax|persons?|kids|students|adults|ladies|chairs?|tables?|rounds|tents?|linens|invitados|personas|sillas|mesas|cadeiras|convidados|pessoas|invit[ée]s|chaises|os[óo]b|гост|человек|ضيف|شخص|كرسي)/i;

/** What is hired, for what, when and by whom, in the languages of this shop's customers. */
const ABOUT_AN_EVENT = new RegExp(
  [
    String.raw`\b(?:rent(?:al|als|ed|ing)?|weddings?|reception|ceremony|party|birthday|b-?day|(?:baby|bridal) shower|graduation|prom|proposal at|homecoming|concert|festival|reunion|picnic|fundraiser|quince\w*|anniversary|gala|banquet|luncheon|brunch|memorial|funeral|engagement|communion|baptism|bar mitzvah|bat mitzvah|nikkah|walima|henna)\b`,
    String.raw`\b(?:chairs?|tables?|tablecloths?|linens?|napkins?|tents?|stage|dance floor|photo booth|backdrop|drap\w+|arch|balloon\w*|heaters?|uplight\w*|lounge|furniture|centerpieces?|sofas?|stools|trade show|booths?|package (?:for|on)|chargers?|stanchions?|cake stands?)\b`,
    String.raw`\b(?:guests?|venue|photographer|florist|caterer|planner|dj|vendor list|bride|groom|fianc\w+|couple|retreat|decor\w*|theme|colou?rs?|ballroom|cater\w*|employees|my order|military|we are hosting|preferred vendors?|my (?:daughter|son|mom|mother|sister|husband|wife))\b`,
    String.raw`\b(?:deliver(?:y|ed)? (?:to|on|is|time|fee|cost)|set ?up|pick(?:ed)? up|deposit|seating|book (?:you|your|the|a|it)|available (?:on|for|in)|my request|on (?:saturday|sunday|friday))\b|\bWD-\w{5}\b`,
    String.raw`\b(?:boda|fiesta|mesas?|sillas?|carpas?|invitados|cumplea\w+|bautizo|arco|sal[óo]n|rentan?|quincea\w+|mariage|chaises|casamento|festa|cadeiras|wesele|krzes\w+|nunta|scaune|d[üu]ğ[üu]n|sandalye)\b`,
    'свадьб|весілл|гост|день рожд|столы|стуль',
  ].join('|'),
  'i',
);

/** What it takes off the words that a customer may use too. */
const COUNTED_CREDIT = 3;
const EVENT_CREDIT = 3;
/** A phrase of this weight is an advertisement's, whatever it is beside. */
const CLEAR = 5;

/** Alphabets of which `ABOUT_AN_EVENT` knows too little to miss anything. */
const OTHER_ALPHABET = /[\u0590-\u0DFF\u0E00-\u0FFF\u3040-\u9FFF\uAC00-\uD7AF]/;

/** A shorter message need not say what it is about. */
const MIN_WORDS = 7;
/** Whoever asks for something speaks of themselves or politely; an advertisement of one line does not. */
const SPEAKS =
  /\b(?:i|i.m|we|my|me|our|us|please|pls|thanks?|hi|hello|like (?:this|these)|this|can|could|hola|me|mi|es|para|gracias|bonjour|merci|ol[áa])\b/i;

const ABOUT_NOTHING = 'Says nothing about an event or a rental';

/**
 * @param text what a visitor typed, but for the place
 * @param message the part of it that says what is wanted
 * @param links how many it holds, without those that customers send
 * @param hasList whether items of the catalog came with it
 * @returns the weight of what reads like an advertisement, and in words what it is about
 */
export function advertisingIn(
  text: string,
  message: string,
  links: number,
  hasList: boolean,
): { points: number; reasons: string[] } {
  const found = TOPICS.map(({ reason, phrases }) => ({
    reason,
    weights: phrases.filter(([, phrase]) => phrase.test(text)).map(([points]) => points),
  })).filter(({ weights }) => weights.length > 0);
  const isCounted = COUNTED.test(message) || hasList;
  const isAboutEvent = isCounted || ABOUT_AN_EVENT.test(message);
  if (!isAboutEvent && !OTHER_ALPHABET.test(message)) {
    const isLong = message.split(/\s+/).length >= MIN_WORDS;
    if (countOtherLinks(message) > 0) {
      const points = SPEAKS.test(message) ? 3 : 5;
      found.push({ reason: `${ABOUT_NOTHING}, and holds a link`, weights: [points] });
    } else if (isLong) found.push({ reason: ABOUT_NOTHING, weights: [1] });
  }
  const weights = found.flatMap((each) => each.weights);
  const clear = sumOf(weights.filter((points) => points >= CLEAR));
  const vague = sumOf(weights.filter((points) => points < CLEAR));
  const credit = (isCounted ? COUNTED_CREDIT : 0) + (isAboutEvent ? EVENT_CREDIT : 0);
  const linked = links > 0 && isAboutEvent && found.length > 0 ? LINK_POINTS : 0;
  return {
    points: clear + Math.max(0, vague + linked - credit),
    reasons: found.map(({ reason }) => reason),
  };
}

const sumOf = (weights: readonly number[]) => weights.reduce((sum, each) => sum + each, 0);
