/** A link of the header, the footer or a trail. */
export interface NavigationLink {
  label: string;
  href: string;
}
