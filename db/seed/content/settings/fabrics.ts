/** The demo's fabrics, each with an item that is made of it. */

const fabric = (name: string, file: string, item: string, tag: string) => ({
  name,
  image: `/media/catalog/fabric-${file}.jpg`,
  item,
  tag,
});

export const fabricSettings = {
  fabrics: {
    entries: [
      fabric('Ivory satin', 'ivory-satin', 'ivory-satin-linen', 'satin'),
      fabric('Blush satin', 'blush-satin', 'blush-satin-linen-108-round', 'satin'),
      fabric('Sage satin', 'sage-satin', 'sage-satin-linen-120-round', 'satin'),
      fabric('Navy satin', 'navy-satin', 'navy-satin-linen-120-round', 'satin'),
      fabric('Emerald velvet', 'emerald-velvet', 'emerald-velvet-linen-120-round', 'velvet'),
      fabric('Champagne lamour', 'champagne-lamour', 'champagne-lamour-linen-132-round', 'lamour'),
      fabric('Black sequin', 'black-sequin', 'black-sequin-linen-120-round', 'sequin'),
      fabric('Dusty blue', 'dusty-blue-polyester', 'dusty-blue-polyester-napkin', 'polyester'),
      fabric('White polyester', 'white-polyester', 'white-polyester-linen-90x132', 'polyester'),
    ],
  },
};
