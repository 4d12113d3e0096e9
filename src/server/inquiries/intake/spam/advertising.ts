/** Detects advertisements by their phrases, subject and speaker. */
import { countOtherLinks } from './links.ts';
import { PITCH } from './pitch.ts';
import { TOPICS } from './words.ts';

/** Points for a link beside words of an advertisement, in a message about an event. */
const LINK_POINTS = 3;

/** `150 guests`, `12 tables`: advertisements name no such numbers. */
const COUNTED =
  /\d\s?(?:-|\+)?\s?(?:[a-z-]+ ){0,3}(?:guests?|people|ppl|pax|persons?|kids|students|adults|ladies|attendees|heads|of us|friends|chairs?|tables?|rounds|tents?|linens|invitados|personas|sillas|mesas|cadeiras|convidados|pessoas|invit[ée]s|chaises|os[óo]b|гост|человек|ضيف|شخص|كرسي)/i;

/** @returns whether a message names numbers that only a customer knows */
export function countsSomething(message: string): boolean {
  return COUNTED.test(message);
}

/** Words about rentals, occasions, dates and hosts, in the languages of this shop's customers. */
const ABOUT_AN_EVENT = new RegExp(
  [
    String.raw`\b(?:rent(?:al|als|ed|ing)?|weddings?|married|reception|ceremony|party|birthday|b-?day|(?:baby|bridal) shower|graduation|prom|proposal at|homecoming|concert|festival|reunion|picnic|fundraiser|quince\w*|anniversary|gala|banquet|luncheon|brunch|memorial|funeral|engagement|communion|baptism|bar mitzvah|bat mitzvah|nikkah|walima|henna)\b`,
    String.raw`\b(?:chairs?|tables?|tablecloths?|linens?|napkins?|tents?|stage|dance floor|photo booth|backdrop|drap\w+|arch|balloon\w*|heaters?|uplight\w*|lounge|furniture|centerpieces?|sofas?|stools|trade show|booths?|package (?:for|on)|chargers?|flatware|glass(?:es|ware)|silverware|forks?|plates?|lanterns?|cand(?:les?|elabra)|canop(?:y|ies)|stanchions?|red carpet|cake stands?|chiavaris?|price[- ]match\w*|showroom)\b`,
    String.raw`\b(?:guests?|venue|photographer|florist|caterer|planner|dj|vendor list|bride|groom|fianc\w+|couple|retreat|decor\w*|theme|colou?rs?|ballroom|cater\w*|employees|military|we are hosting|film (?:production|shoot)|photo ?shoot|preferred vendors?|my (?:daughter|son|mom|mother|sister|husband|wife))\b`,
    String.raw`\b(?:deliver(?:y|ed)? (?:to|on|by|is|time|fee|cost)|my (?:list|order|request|booking)|set ?up|loading dock|(?:the|our) dock|pick(?:ed)? up|deposit|seating|book (?:you|your|the|a|it)|available (?:on|for|in)|on (?:saturday|sunday|friday))\b|\bWD-\w{5}\b`,
    String.raw`\b(?:boda|fiesta|mesas?|sillas?|carpas?|invitados|cumplea\w+|bautizo|arco|sal[óo]n|rentan?|quincea\w+|mariage|chaises|casamento|festa|cadeiras|wesele|krzes\w+|nunta|scaune|d[üu]ğ[üu]n|sandalye)\b`,
    'свадьб|весілл|гост|день рожд|столы|стуль',
  ].join('|'),
  'i',
);

/** Names of the trade or its customers, as sellers use them: `party rental shops`, `engaged couples`. */
const TRADE =
  /\b(?:(?:wedding|event|party|rental|decor)s? ){1,3}(?:blogs?|business(?:es)?|compan(?:y|ies)|directory|field|industry|pros?|professionals|shops?|stores?|vendors?|websites?)\b|\bengaged couples\b/gi;

/** An event of the person who writes. */
const OWN_EVENT =
  /\bmy own (?:wedding|shower|birthday|party|graduation|reception|engagement|event)\b|\b(?:event|wedding|party|shower) is (?:on |next |this )?(?:today|tomorrow|week|month|\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** Deducted from words that customers may use too. */
const COUNTED_CREDIT = 3;
const OWN_EVENT_CREDIT = 3;
const EVENT_CREDIT = 3;
/** A phrase with so many points proves an advertisement, regardless of the rest. */
const CLEAR = 5;

/** Alphabets that `ABOUT_AN_EVENT` hardly covers. */
const OTHER_ALPHABET = /[\u0590-\u0DFF\u0E00-\u0FFF\u3040-\u9FFF\uAC00-\uD7AF]/;

/** A shorter message need not name its subject. */
const MIN_WORDS = 7;
/** Customers speak of themselves or politely; a one-line advertisement does not. */
const SPEAKS =
  /\b(?:i|i.m|we|my|me|our|us|please|pls|thanks?|hi|hello|like (?:this|these)|this|can|could|hola|me|mi|es|para|gracias|bonjour|merci|ol[áa])\b/i;

/** Requests of customers who do not describe their event. */
const ASKS =
  /\b(?:please|pls|thanks?|thank you|quote|invoice|balance|deposit|refund|price|prices|cost|cheapest|order|ordered|cancel\w*|deliver\w*|date|need(?!(?: [a-z'-]+){1,3}\?)|looking for (?!\w+ (?:work|business|stories)|business|stories|work)|charged|call(?:ed)? (?:me|us)|like (?:this|these)|(?:i|we)(?:.d| would) like(?! to (?:introduce|offer|present))|(?:can|could) (?:i|we) (?!send|share|show|help|offer|explain|introduce|walk|email)|(?:my|our) budget|do you (?:have|take|still|rent|ship|carry)|you guys|are you open|gracias|c[áa]mon|merci|xin)\b/i;

/** Number of pitches that a customer may use by chance; more if they ask for something for an event. */
const PITCHES_BY_CHANCE = 1;
const PITCHES_WITH_ASKING = 3;

const SELLS = 'Speaks like somebody who sells';
const ABOUT_NOTHING = 'Says nothing about an event or a rental';

/**
 * @param text what the visitor typed, except the place and a short source
 * @param message the part that describes the request
 * @param links number of links, without those typical of customers
 * @param isCounted whether the request names a number of guests or things, in whichever field
 * @returns the points of advertising phrases, and their subject for staff
 */
export function advertisingIn(
  text: string,
  message: string,
  links: number,
  isCounted: boolean,
): { points: number; reasons: string[] } {
  const isOwnEvent = OWN_EVENT.test(message);
  const isAboutEvent =
    isCounted || isOwnEvent || ABOUT_AN_EVENT.test(message.replaceAll(TRADE, ''));
  const byChance = isAboutEvent && ASKS.test(message) ? PITCHES_WITH_ASKING : PITCHES_BY_CHANCE;
  const found = [...TOPICS, { reason: SELLS, phrases: PITCH }]
    .map(({ reason, phrases }) => ({
      reason,
      points: phrases.filter(([, phrase]) => phrase.test(text)).map(([own]) => own),
    }))
    .filter(({ reason, points }) => points.length > (reason === SELLS ? byChance : 0));
  if (!isAboutEvent) found.push(...aboutNothing(message));
  const points = found.flatMap((topic) => topic.points);
  const clear = sumOf(points.filter((own) => own >= CLEAR));
  const vague = sumOf(points.filter((own) => own < CLEAR));
  const credit =
    (isCounted ? COUNTED_CREDIT : 0) +
    (isAboutEvent ? EVENT_CREDIT : 0) +
    (isOwnEvent ? OWN_EVENT_CREDIT : 0);
  const linked = links > 0 && isAboutEvent && found.length > 0 ? LINK_POINTS : 0;
  return {
    points: clear + Math.max(0, vague + linked - credit),
    reasons: found.map(({ reason }) => reason),
  };
}

/** @returns reason and points of a message about no event; none in another alphabet, or if it is short without a link */
function aboutNothing(message: string): { reason: string; points: number[] }[] {
  if (OTHER_ALPHABET.test(message)) return [];
  if (countOtherLinks(message) > 0) {
    const linkPoints = SPEAKS.test(message) && ASKS.test(message) ? 3 : 5;
    return [{ reason: `${ABOUT_NOTHING}, and holds a link`, points: [linkPoints] }];
  }
  const isLong = message.split(/\s+/).length >= MIN_WORDS;
  return isLong ? [{ reason: ABOUT_NOTHING, points: [askPoints(message)] }] : [];
}

/** @returns the points of a long message about no event; less if it asks for something, as customers do */
function askPoints(message: string): number {
  if (ASKS.test(message)) return 1;
  return message.includes('?') ? 2 : 3;
}

const sumOf = (points: readonly number[]) => points.reduce((sum, own) => sum + own, 0);
