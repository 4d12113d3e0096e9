/** Phrases of those who sell services or goods to businesses (`words.ts`). */

/** Phrases with their points, which `advertisingIn` sums up. */
export interface Topic {
  reason: string;
  phrases: readonly [points: number, phrase: RegExp][];
}

export const BUSINESS_TOPICS: readonly Topic[] = [
  {
    reason: 'Offers links, rankings or visitors for a website',
    phrases: [
      [5, /back-?links?\b|\bdo-?follow\b|white[- ]hat|\bahrefs\b|\bpbn\b/i],
      [5, /\blink (?:insertion|exchange|building|placement)|(?:text|buy a|buy) links? on your/i],
      [5, /\bguest (?:post|blog|author|article)|(?:sponsored|paid) (?:post|article|content)/i],
      [5, /(?:domain|site) authority|\bD[AR] ?(?:of )?\d\d|\bDR to\b|\bhigh DA\b/],
      [
        5,
        /\brank\w*\b.{0,40}\b(?:google|search engine)|(?:isn.t|not) ranking|(?:google|search engine)\S* rank/i,
      ],
      [5, /(?:first|1st|top|#1) (?:page|spot|position|ranking)s?\b.{0,20}(?:google|search|$)/i],
      [
        5,
        /publish .{0,40}on your (?:site|website|blog)|(?:add|place) (?:your|our) link|\boutrank/i,
      ],
      [
        5,
        /contribut\w+ (?:an? )?article|guest contribut|\barticles?\b.{0,40}\b(?:with|for|include|plus) (?:an?|your|our|one) link\b(?! to your)|broken link on your (?:site|blog|resource|article)/i,
      ],
      [5, /(?:organic|targeted|real|human) (?:traffic|visitors|visits|growth|followers)/i],
      [3, /\bSEO\b|\bPPC\b|search engine|local search/i],
      [3, /google (?:my )?business|google listing|business listing|director(?:y|ies)\b/i],
      [5, /продвижени|раскрутк|ссыл(?:к|ок)|\bИКС\b/i],
      [3, /\d broken links\b/i],
      [5, /m[áa]s clientes|publicidad en (?:facebook|google|redes)/i],
      [5, /posicionamiento|primeras posiciones|SEO优化|外贸建站|محركات البحث|متابعين/i],
    ],
  },
  {
    reason: 'Offers services or goods to businesses',
    phrases: [
      [5, /opt[- ]?out|reply (?:stop|remove)|this is an ad(?:vertisement)?\b/i],
      // Customers who are pestered say it too.
      [4, /\bunsubscribe\b/i],
      [5, /removed? from (?:our|this) (?:mailing )?list|employee retention credit/i],
      [
        5,
        /(?:bridal|bride) leads\b|\bADA\b.{0,60}(?:widget|lawsuit)|widget\b.{0,60}\bADA\b|\binsurance\b.{0,60}\$ ?\d+ ?(?:\/|per|a) ?mo/i,
      ],
      [
        5,
        /\b(?:we are|we.re|i am) (?!looking|searching|seeking|in need)(?:[\w-]+ ){0,4}(?:factory|manufacturers?|suppliers?|exporters?) (?:of|for|making|producing) .{0,40}\b(?:chairs?|tables?|tents?|linens?|furniture|tableware|backdrops?|dance floors?)/i,
      ],
      [
        2,
        /\byour (?:web ?site|site|home ?page|page|blog|domain|online presence|business|company)\b/i,
      ],
      [
        2,
        /\byour (?:customers|clients|brand|sales|revenue|products|phones|staff|bill|funds|account)\b/i,
      ],
      [
        2,
        /\b(?:we|i|(?:our|my) (?:team|company|agency|studio))(?:.(?:ll|d))?(?: \w+){0,2} (?:help|helped|offer|provide|build|promote|sell|produce|speciali[sz]e|develop|manage|boost|generate|create|fix)\b/i,
      ],
      [
        2,
        /reply (?:yes|now|with)|sign up|log in to|apply (?:now|in|at|today)|\bvisit (?:http|my)|check (?:out )?m(?:y|ine)\b|order (?:now|here|at)|register now|download the|want a demo|learn more/i,
      ],
      [
        2,
        /quick (?:question|call|chat)|good time to (?:call|talk)|\d+[- ]minutes? (?:call|this week)|when can we talk|reaching out|small fee/i,
      ],
      [
        2,
        /(?:browsing|came across|reviewed|visited|looked at|noticed (?:that )?|found) your (?:web ?site|site|page|business)/i,
      ],
      [
        2,
        /would you be interested(?! in (?:doing|decorating|hosting|providing|renting|setting)\b)|\bpartnership\b|\badvertis/i,
      ],
      [2, /\bgoogle\b(?! (?:maps?|drive|docs|photos|form))/i],
      [2, /dear (?:sir|madam|owner|business|beloved|friend|purchasing|user|customer|manager)/i],
      [3, /\bbusiness owners?\b|(?:business|compan|brand)\w* like yours/i],
      [2, /local (?:business|compan)|event (?:rental )?companies|for companies\b/i],
      [2, /(?:increase|boost|grow|double|triple|improve|scale) (?:your|with|businesses)/i],
      [2, /guarantee|(?:or )?you don.t pay|money back|no win,? no fee|free trial|\btrial\b/i],
      [2, /free (?:audit|report|valuation|consultation|sample|terminal|estimate|trial)/i],
      [2, /(?:per|a|every) month\b|monthly (?:fee|payment)|\/mo(?:nth)?\b|\/ ?hour\b|per hour/i],
      [2, /\bportfolio\b|\bdevelopers?\b|\bour agency\b|\bfull[- ]stack\b|\bfreelanc/i],
      [
        4,
        /(?:re)?design(?:s|ing)? (?:your|modern|a new)? ?web ?sites?|would be happy to redesign/i,
      ],
      [3, /(?:web|app|mobile|e-?commerce|software)[- ](?:design|develop|site for you)/i],
      [3, /\b(?:wordpress|shopify|laravel|php|magento|upwork|fiverr)\b/i],
      [3, /mobile[- ]friendly|loads? slowly|(?:takes|in) \d+ seconds to load|site.s speed/i],
      [4, /(?:web|cheap|unlimited) ?hosting|\bvps\b|free domain|\bfree ssl\b/i],
      [4, /virtual assistants?|outsourc|offshore|back office/i],
      [4, /(?:facebook|google|instagram|meta) ads|(?:sms|email|whatsapp|bulk) marketing|bulk sms/i],
      [3, /social media (?:manager|management|accounts|marketing)|digital marketing/i],
      [
        4,
        /(?:instagram|tiktok|youtube|real) (?:followers|likes|views|reviews)|(?:google|trustpilot) reviews/i,
      ],
      [
        4,
        /(?:email|contact|b2b) (?:list|database|lead)s?\b|\d+ (?:million )?(?:verified )?emails|\bverified (?:\w+ ){1,3}(?:emails|contacts)\b/i,
      ],
      [
        4,
        /(?:exclusive|more|qualified|capture|sales|verified|buy|buying) leads|visitors into leads|\blead gen\w*|\bper lead\b/i,
      ],
      [2, /\bleads\b|\bconversions?\b|\bcompetitors\b|more (?:customers|calls|sales)|newsletter/i],
      [
        4,
        /(?:sales|booked|qualified) appointments|strategy (?:call|session)|(?:book|schedule|see) (?:a )?demo/i,
      ],
      [
        4,
        /(?:explainer|whiteboard|promo|animated) (?:explainer )?videos?|(?<!\b(?:do|give|have|see|take) (?:me |us )?an? )virtual tours?/i,
      ],
      [4, /logo (?:design|for your)|design a logo|professional logo|unlimited revisions/i],
      [3, /live chat/i],
      [4, /chat ?bots?|chatgpt|AI (?:automation|agents?|writes|blog)|AI-generated/i],
      [4, /contact forms\b|millions? of websites|million websites|form (?:marketing|blast)/i],
      [4, /ADA (?:complian|accessib)|accessibility widget|inaccessible websites/i],
      [4, /trademark|LLC formation|press release|as seen on|feature your company/i],
      [4, /affiliate program|\d+% commission|payment processing|(?:processing|card) fees/i],
      [
        4,
        /(?:merchant|payroll) services|(?:cheap|slow|your) payroll|\bfree POS\b|tax (?:debt|relief)|\bIRS\b/i,
      ],
      [4, /solar panels?|with solar|roof inspection|electricity bills|insurance costs/i],
      [
        4,
        /sell(?:ing)? your (?:\w+ ){0,3}(?:domain|company|business)\b|(?:qualified )?buyers (?:ready|pay)/i,
      ],
      [
        2,
        /(?:see if )?you qualify|compare quotes|\d0% (?:off|discount|lower)|limited[- ]time|half price/i,
      ],
      // Terms of trade, in capitals: a fob opens a hall's door.
      [5, /\b(?:FOB|MOQ|OEM)\b/],
      [4, /factory (?:price|direct)|price list|(?:manufacturer|supplier) of|\bwe export\b/i],
      [
        5,
        /\b(?:we are|we.re|i am|i.m) (?:[\w-]+ ){0,5}(?:factory|manufacturers?|suppliers?|exporters?) (?:in|from) (?:\w+, )?(?:china|shenzhen|guangzhou|ningbo|qingdao|yiwu|pakistan|karachi|india|turkey|vietnam|bangladesh)\b/i,
      ],
      [
        3,
        /we are a (?:leading|professional|factory)|our (?:factory|products)|send (?:you )?our catalog/i,
      ],
      [2, /whats ?app|\bweb ?site\b.*\bweb ?site\b|\bour (?:client.s|clients|brands)\b/i],
      [4, /telegram\b|телеграм|加微信|(?:\/\/|\b)t\.me\//i],
      [2, /\bare you interested\b|\binterested\?|\bshall we talk/i],
      [
        2,
        /\$ ?\d+ ?(?:\/|per|a|one) ?(?:mo|month|hour|time|reviews)|(?:for|from|at) (?:only |just )?\$ ?\d/i,
      ],
      [3, /сайт|портфолио|недорого|скидк|под ключ/i],
    ],
  },
];
