/**
 * Phrases of advertisements sent through contact forms. A phrase that only they use is decisive; a
 * word that customers may use too has fewer points.
 */
import { BUSINESS_TOPICS, type Topic } from './business-words.ts';

export const TOPICS: readonly Topic[] = [
  ...BUSINESS_TOPICS,
  {
    reason: 'Offers money, loans or investments',
    phrases: [
      [
        5,
        /business loans?|(?<!\byou (?:offer|have|take|accept) an? )lines? of credit|credit line|working capital|cash (?:advance|loan)|no collateral|project financ|loan offer/i,
      ],
      [
        5,
        /no credit check|(?<!\b(?:i|we)(?:.ve| have| had) )bad credit|fund your project|repair your credit|credit score/i,
      ],
      [5, /donat(?:ion|e) of \$|break the chain|(?:send|pass) (?:it|this) on to/i],
      [
        5,
        /\bi am a widow\b.{0,60}cancer|\bwidow\b.{0,60}wealth|late relative|same surname|shares? your (?:surname|last name)|mutual(?:ly)? benefi|inheritance|next of kin|benefit (?:both of us|us both)|abandoned deposit|foreign partner|transfer this fund/i,
      ],
      [
        5,
        /(?:you have|you.ve) won|you were selected|gift card|lottery|government grants?|claim your prize/i,
      ],
      [4, /\bentry fee\b|you(?:.ve| have) been (?:nominated|shortlisted)/i],
      [
        5,
        /(?:donat\w+|chose you|sum|order) .{0,60}\b[\d.,]+ ?(?:m\b|million)|million (?:dollars|euros) for/i,
      ],
      [
        4,
        /passive income|make money online|work from home|no skills required|no experience needed/i,
      ],
      [
        4,
        /earn (?:up to )?\$|\$[\d,]+ (?:a|per) (?:day|week)|(?:daily|weekly|monthly) (?:returns?|profit)/i,
      ],
      [3, /invest(?:ors?|ment)?\b|\breturns? (?:each|of)\b|\bROI\b|interest rate|\d% interest/i],
      [3, /pre-?approved|(?:same day|instant|guaranteed) approval|\bfunding\b|bank details/i],
      [2, /bank account|passport copy/i],
      [3, /cash flow|factoring|\bAPY\b|staking|cheque|shipper|\bbounty\b/i],
      [2, /\bloans?\b|qualify for|\bgrants?\b|minimum deposit|monthly revenue/i],
      [
        5,
        /заработ|рублей|кредит|pr[ée]stamos? r[áa]pid|pr[êe]ts? (?:entre particuliers|rapide|personnel|d.argent)|副業|月収|bur[óo] de cr[ée]dito/i,
      ],
    ],
  },
  {
    reason: 'Offers crypto or trading',
    phrases: [
      [3, /\b(?:bitcoin|btc|crypto\w*|usdt|ethereum|binance)\b/i],
      [
        5,
        /\b(?:bitcoin|btc|crypto|usdt|forex)\b.{0,40}\b(?:trading|wallet|presale|recover|withdraw|scam|transfer)/i,
      ],
      [5, /connect your wallet|airdrop|seed phrase|trading (?:bot|platform)|copy trading|forex/i],
      [5, /(?:\d|\.)+ ?(?:btc|bitcoin)\b|in (?:btc|bitcoin)\b.{0,30}(?:days|wallet|address)/i],
    ],
  },
  {
    reason: 'Offers gambling',
    phrases: [
      [
        5,
        /online (?:casino|betting|poker|slot)|slot online|free spins|(?:deposit|sign[- ]?up|member) bonus/i,
      ],
      [5, /betting tips|fixed matches|sports betting|gambling brands|casino client|gaming niche/i],
      [5, /\bjudi\b|\btogel\b|\bgacor\b|казино/i],
      [2, /\bcasino\b|\bbetting\b|\bjackpot\b|\bslots\b/i],
    ],
  },
  {
    reason: 'Offers drugs, dating, fakes or essays',
    phrases: [
      [
        5,
        /\b(?:viagra|cialis|levitra|xanax|tramadol|ozempic)\b|(?:no|without) prescription|online pharmacy/i,
      ],
      [
        4,
        /cheap meds|cbd gummies|\bketo\b.{0,12}(?:pill|suppl)|weight loss|lose \d+ pounds|burn fat/i,
      ],
      [
        5,
        /\bporn|sex videos?|call ?girls|vip girls(?!'? night)|webcam girls|adult (?:dating|massage|sites)|\bnude\b/i,
      ],
      [
        5,
        /saw your profile (?!on\b)|(?:get to|to) know you better (?!before)|serious relation|lonely (?:woman|man|girl)|singles in your|hot girl|looking for (?:love|a serious man)|women want to|знакомств/i,
      ],
      [
        5,
        /cured? .{0,30}(?:herpes|hiv)|(?:cures?|cured (?:me|my)) .{0,30}cancer|herbal (?:cure|doctor|medic|remed|treat)|spell ?caster/i,
      ],
      [5, /replica watch|rolex|louis vuitton|designer handbags|essay writing|buy essays/i],
    ],
  },
  {
    reason: 'Threatens, or asks for passwords or payments',
    phrases: [
      [
        5,
        /verify your (?:account|identity|password|business)|confirm your (?:identity|seed)|confirm your account\b.{0,60}(?:http|click|within|suspend|keep|avoid)/i,
      ],
      [5, /account (?:has been|is|was) (?:suspended|limited)|unusual (?:activity|sign-?in)/i],
      [
        5,
        /(?:mailbox|email) (?:storage|password|will be)|(?:pay|unpaid)\b.{0,40}customs fee|permanently disabled/i,
      ],
      [
        5,
        /(?<!\b(?:our|my) )domain (?:name )?(?:is |registration)|\bdomain \S+ is for sale|domain names? \.|register your (?:brand|trademark)/i,
      ],
      [5, /copyright(?:ed)?\b.{0,40}(?:image|infringe|violat)|owned by our client/i],
      [
        5,
        /(?:have|was|been) (?:hacked|infected)|i recorded you|leak your|recover(?:ed)? (?:my )?stolen/i,
      ],
      [5, /payment details changed|new bank account|(?:attached|outstanding|overdue) invoice/i],
      [
        4,
        /google (?:business )?listing .{0,30}(?:remov|expir|unverified)|best hacker|final notice/i,
      ],
      [2, /changed my life|check (?:this|it|that) out/i],
      [3, /click(?:ing)? (?:here|below)\b.{0,12}http|immediately\b.*\bcall|within 24 hours: http/i],
    ],
  },
];
