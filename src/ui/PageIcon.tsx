import { PATHS, Strokes } from './Icon.tsx';

/** All icons. Those that stand only here are drawn by no island, so visitors' scripts do not contain them. */
const ALL_PATHS = {
  ...PATHS,
  menu: 'M4 7h16M4 12h16M4 17h16',
  'arrow-left': 'M19 12H5M11 6l-6 6 6 6',
  image:
    'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM3.5 17l5-5 3.5 3.5 3-3 5.5 5.5M15.5 9.5h.01',
  sort: 'M8 4v16M4.5 16.5L8 20l3.5-3.5M16 20V4M12.5 7.5L16 4l3.5 3.5',
  more: 'M6 12a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0zM12.7 12a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0zM19.4 12a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0z',
} as const;

export type PageIconName = keyof typeof ALL_PATHS;

/** An icon of static HTML or of the admin. */
export function PageIcon({ name, className }: { name: PageIconName; className?: string }) {
  return <Strokes path={ALL_PATHS[name]} className={className} />;
}
