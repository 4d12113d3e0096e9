import { useEffect, useId, useRef, useState } from 'react';
import { openInFrame } from './open-in-frame.ts';
import { PREVIEW } from './texts.ts';

/** Width of each screen, in CSS pixels. */
export const SCREENS = { phone: 390, desktop: 1440 } as const;
export type Screen = keyof typeof SCREENS;

interface PageFrameProps {
  token: string;
  screen: Screen;
}

/** The page at the width of a screen, made smaller where there is less room (@preview.screens). */
export function PageFrame({ token, screen }: PageFrameProps) {
  const frame = useId();
  const room = useRef<HTMLDivElement>(null);
  const [{ width, height }, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect);
    });
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => openInFrame(token, frame), [token, frame]);
  const shown = SCREENS[screen];
  const scale = Math.min(1, width / shown);
  return (
    <div
      ref={room}
      className="relative min-h-0 grow overflow-hidden rounded-md border border-ivory-300 bg-ivory-200"
    >
      <iframe
        name={frame}
        title={PREVIEW.frame}
        sandbox="allow-scripts"
        className="absolute top-0 origin-top-left bg-white"
        style={{
          width: shown,
          height: scale > 0 ? height / scale : 0,
          left: (width - shown * scale) / 2,
          transform: `scale(${scale})`,
        }}
      />
    </div>
  );
}
