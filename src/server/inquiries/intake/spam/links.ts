/** Separates links typical of customers from others. */

/**
 * Sites that customers link: photos, maps, registries, wedding sites, shared files. `*` stands for
 * any country's ending (`pinterest.com.mx`).
 */
const SHOWN_BY_CUSTOMERS = [
  'pinterest.*',
  'pin.it',
  'pinimg.com',
  'instagram.com',
  'facebook.com',
  'fb.com',
  'fb.me',
  'fb.watch',
  'tiktok.com',
  'x.com',
  'twitter.com',
  'threads.net',
  'threads.com',
  'reddit.com',
  'nextdoor.com',
  'linktr.ee',
  'youtube.com',
  'youtu.be',
  'vimeo.com',
  'flickr.com',
  'flic.kr',
  'photobucket.com',
  'ibb.co',
  'postimg.cc',
  'postimages.org',
  'pixieset.com',
  'pic-time.com',
  'smugmug.com',
  'shutterfly.com',
  'googleusercontent.com',
  'images.app.goo.gl',
  'google.*/imgres',
  'google.*/search',
  'imgur.com',
  'unsplash.com',
  'houzz.com',
  'behance.net',
  'maps.google.*',
  'google.*/maps',
  'goo.gl/maps',
  'maps.app.goo.gl',
  'share.google',
  'g.page',
  'g.co',
  'maps.apple.com',
  'maps.apple',
  'bing.com/maps',
  'openstreetmap.org',
  'what3words.com',
  'waze.com',
  'mapquest.com',
  'yelp.com',
  'thumbtack.com',
  'thebash.com',
  'peerspace.com',
  'airbnb.*',
  'vrbo.com',
  'tripleseat.com',
  'aisleplanner.com',
  'honeybook.com',
  'theknot.com',
  'weddingwire.com',
  'zola.com',
  'withjoy.com',
  'minted.com',
  'brides.com',
  'stylemepretty.com',
  'junebugweddings.com',
  'partyslate.com',
  'herecomestheguide.com',
  'honeyfund.com',
  'myregistry.com',
  'babylist.com',
  'thebump.com',
  'blueprintregistry.com',
  'simpleregistry.com',
  'travelersjoy.com',
  'tgt.gifts',
  'evite.com',
  'paperlesspost.com',
  'ppst.co',
  'greenvelope.com',
  'punchbowl.com',
  'evite.me',
  'lu.ma',
  'eventbrite.*',
  'partiful.com',
  'signupgenius.com',
  'amazon.*',
  'a.co',
  'amzn.to',
  'etsy.com',
  'etsy.me',
  'wayfair.com',
  'target.com',
  'crateandbarrel.com',
  'potterybarn.com',
  'westelm.com',
  'williams-sonoma.com',
  'anthropologie.com',
  'macys.com',
  'bloomingdales.com',
  'bedbathandbeyond.com',
  'ikea.com',
  'walmart.com',
  'costco.com',
  'rei.com',
  'homedepot.com',
  'lowes.com',
  'hobbylobby.com',
  'michaels.com',
  'dropbox.com',
  'drive.google.com',
  'docs.google.com',
  'forms.gle',
  'photos.google.com',
  'photos.app.goo.gl',
  'icloud.com',
  'onedrive.live.com',
  '1drv.ms',
  'sharepoint.com',
  'box.com',
  'wetransfer.com',
  'we.tl',
  'canva.com',
  'canva.link',
  'canva.site',
  'milanote.com',
  'figma.com',
  'airtable.com',
  'notion.so',
  'allseated.com',
  'socialtables.com',
];

/**
 * Matches `pinterest.com.mx` for `pinterest.*`; a site with a folder matches only in that folder.
 */
const CUSTOMERS_LINK = new RegExp(
  String.raw`^(?:[\w-]+\.)*(?:${SHOWN_BY_CUSTOMERS.map((site) =>
    site
      .replaceAll('.', String.raw`\.`)
      .replace(String.raw`\.*`, String.raw`(?:\.[a-z]{2,3}){1,2}`),
  ).join('|')})(?=$|[/?#:])`,
  'i',
);

/** `https://www.` counts as one link. */
const LINK = /(?:https?:\/\/(?:www\.)?|\bwww\.)([^\s<>"'\])]*)/gi;

/** Markup of forums, which customers do not type. */
const MARKUP = /\[(?:url|link)\b|<a\s/gi;

/**
 * @param text several texts joined by line breaks
 * @returns the number of links to sites other than those typical of customers; markup of a link
 *   counts as one more
 */
export function countOtherLinks(text: string): number {
  const links = [...text.matchAll(LINK)].filter(([, target = '']) => !CUSTOMERS_LINK.test(target));
  return links.length + countMarkup(text);
}

export function countMarkup(text: string): number {
  return text.match(MARKUP)?.length ?? 0;
}
