const PATHS = { pause: 'M9 6v12M15 6v12', play: 'M8 5.5l10 6.5-10 6.5z' } as const;

/** The sign on the pause control, in the strokes of the site's other icons. */
export function PlaybackIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      className="size-4 fill-none stroke-current"
      viewBox="0 0 24 24"
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
