/**
 * Sales pitches to the shop, whatever is sold: offers to send something, prices and savings, the shop as one
 * company among others, pressure to answer. A customer may use one of them, or three when asking for something for
 * an event; more are an advertisement.
 */

/** Kinds of pitches with their weights; each counts once. */
export const PITCH: readonly [points: number, phrase: RegExp][] = [
  // Unasked offers to show or send something.
  [
    3,
    /\b(?:want|like|mind if|may|can|could|should|shall|let) (?:me|i|we|us) (?:to )?(?:send|share|show|email|forward|walk|stop by|explain|introduce)|\bwant (?:me|us) to (?:build|do|fix|handle|improve|manage|run|take)\b|(?:^|[.!?] )need(?: [a-z'-]+){1,3}\?/im,
  ],
  [
    3,
    /\bi (?:can|could|will|would love to|made|have (?:written|made|prepared|built|put together)|put together|recorded)\b.{0,30}\b(?:help you|change that|fix (?:it|that|this)|contribute|mock-?up|guide|audit|video|article)\b/i,
  ],
  [
    3,
    /\b(?:we|i|our (?:\w+ )?(?:team|tool|app|company|platform|software|agency)) (?:can |will |also )?(?:answers?|build|cut|design|develop|fix|increase|lower|manufacture|monitor|print|produce|promote|ship|shop|speciali[sz]e|supply|translate|works? with|offer(?:ing)?|provide)s?\b/i,
  ],
  [
    3,
    /\b(?:we are|i am|i.m) (?:an? )?(?:local |leading |professional |small |new )?[\w ]{0,20}\b(?:agency|company|manufacturer|supplier|factory|studio|freelancer|developer|contractor|consultant)\b.{0,20}\b(?:offer|provid|speciali|based|with)/i,
  ],
  // Advice about the shop's own business.
  [
    3,
    /(?:^|[.!?:] ?)(?:add|automate|boost|build|claim|cut|fix|get|grow|increase|install|make|promote|reach|renew|secure|sell|start|stop|switch|translate|turn|unlock|upgrade|win)\b.{0,40}\byour?\b/im,
  ],
  // Prices and savings.
  [2, /\$ ?\d|\d ?%|\b\d+ cents\b|\b\d\.\d\d per\b/],
  [
    3,
    /\bsave (?:up to|most|you|money|thousands|over|\d)|\d ?% ?(?:off|lower|cheaper|less)|half off|\block in\b|\b(?:cut|lower|reduce|slash|drop)s? (?:your|the|this)\b/i,
  ],
  [
    2,
    /\bno (?:contracts?|fees?|code|charge|obligation|paperwork|commitment|upfront|risk|catch)\b|\bor you pay nothing\b|\bon (?:the house|us)\b|\bat no cost\b|\bcancel anytime\b|\bwarranty\b|\b(?:seats|spots|places) (?:are )?(?:left|limited)\b|\bfinancing\b|\brates? (?:as low|drop)|\brebate\b|\bfree (?:\w+ )?(?:check|inspection|proof|walkthrough|comparison|mock-?up|sample|quote|month|months)\b|\bmonths? free\b|\bguaranteed?\b|\bfirst \w+ (?:is )?(?:free|half)/i,
  ],
  [
    2,
    /\bwholesale\b|\btruckloads?\b|\bnationwide\b|\bin stock\b|\bcertified\b|\byears.{0,3} (?:of )?experience|\bfast shipping\b|turn ?around|\bbest prices?\b/i,
  ],
  // The shop as one company among others.
  [
    3,
    /\byour (?:online |google |current |next )?(?:listing|profile|store|processor|premium|liability|statement|invoice|competition|competitors|fleet|trucks(?! (?:must|should|can|need|have to))|employees|post|blog|article|resources|php|server|hosting|online|visibility|ranking|industry|niche|audience|growth|late relative|surname|bookings|calendar)\b/i,
  ],
  [
    3,
    /\b(?:businesses|companies|vendors|merchants|business owners|brands|shops) (?:in|like|such|lose|save|are|get|trust|use|with)\b|\bfor (?:\w+ )?(?:businesses|companies|vendors|offices and|warehouses|merchants|small teams|pros)\b|\bper (?:employee|user|seat)\b|\bwho handles\b|\bthe owner\b|\bwith your logo\b|\byour (?:building|door|location|business|domain|shop)\b|\bby hand\b|\bmissed calls\b/i,
  ],
  [
    2,
    /\b(?:saw|noticed|see|found|know) (?:that )?you(?:.re|r company| are| run| do not| don.t)\b.{0,40}\b(?:running|rental company|business|ranking|appear|showing|hiring)/i,
  ],
  // Questions about what every company has.
  [
    3,
    /\bdo you (?:have|need|want|use|accept)\b.{0,20}\b(?:an app|capacity|more (?:customers|clients|leads|bookings)|paid|a website|insurance|help with)\b|\bare you (?:happy|satisfied|covered|tired|looking for (?:more|new|ways))\b|\bis your .{0,30}(?:covered|protected|secure|ready)/i,
  ],
  // The sender speaks as a company.
  [
    3,
    /\b(?:our|my) (?:company|team|firm|factory|(?:\w+ )?agency|startup|platform|(?:\w+ ){0,2}software|crm|app|tool|course|service)s?\b|\bwe are (?:an? )?(?:factory|manufacturer|supplier|exporter)\b|\bremote work\b/i,
  ],
  // Pressure to answer, or a lead elsewhere.
  [
    3,
    /\b(?:start|join|sign up|try it|download) (?:for )?(?:free|now|today|here)\b|\b(?:apply|renew|act|order|enroll|register|subscribe|call) (?:in|now|today|before)\b|\bget (?:quotes|started|a free)\b|\bbook a (?:call|demo|meeting)\b|\bsee prices at\b|\bspots?\b.{0,12}\bleft\b|\blimited (?:spots|offer|time)\b|\btake our\b|\bworth a (?:chat|call|look|try)\b|\bopen to (?:a|an|it)\b|\bjust say yes\b|\b(?:respond|claim|enroll|switch)\b.{0,20}\b(?:week|today|now|it|month)\b|\bdeadline\b|\bends soon\b|\bask for our\b|\bcongratulations\b|\bbecome (?:a )?(?:premium )?(?:member|client)\b|\bforward this\b/i,
  ],
  [
    2,
    /(?:^|[.!?] )(?:apply|ask|book|call(?! (?:when|if|me|us)\b)|claim|click|contact|download|enroll|join|order|register|renew|reply|reserve|respond|sign in|sign up|start|subscribe|switch|try|visit|write)\b|\bcontact me for\b/im,
  ],
  [
    3,
    /\bfollow(?:ing)? up on my (?:last|previous|earlier) (?:e-?mail|message|note)|\bdid you (?:get a chance|see my|receive my)|\bcircling back|\bbump(?:ing)? this|\blet me know if \w+day works/i,
  ],
  [
    2,
    /\bwithin \d+ (?:hours|days)|\b(?:in|under) \d+ (?:hours|days|minutes)\b|\burgent(?:ly)?\b|\bimmediately\b|\bexpires?\b/i,
  ],
  [2, /\b1?[ .(-]*8(?:00|88|77|66|55|44|33)\)?[ .-]\d{3}/],
];
