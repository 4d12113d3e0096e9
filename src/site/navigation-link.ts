export interface NavigationLink {
  label: string;
  href: string;
}
