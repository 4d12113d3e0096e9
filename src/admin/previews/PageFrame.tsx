import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { previewEndpoints } from '#contracts/previews.ts';
import { readToldLink } from '#site/previews/told-link.ts';
import { PREVIEW } from './texts.ts';

/** Width of each screen, in CSS pixels. */
export const SCREENS = { phone: 390, desktop: 1440 } as const;
export type Screen = keyof typeof SCREENS;

interface PageFrameProps {
  token: string;
  screen: Screen;
  /** Called with the address of a pressed link, by pages that tell of them. */
  onLink: (path: string) => void;
}

/** The page at the width of a screen, scaled down to fit (@preview.screens). */
export function PageFrame({ token, screen, onLink }: PageFrameProps) {
  const frameName = useId();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(entry.contentRect);
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => openInFrame(token, frameName), [token, frameName]);
  const hear = useEffectEvent(({ source, data }: MessageEvent) => {
    const path = source === frame.current?.contentWindow ? readToldLink(data) : null;
    if (path !== null) onLink(path);
  });
  useEffect(() => {
    const listener = (message: MessageEvent) => hear(message);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
  const screenWidth = SCREENS[screen];
  const scale = Math.min(1, width / screenWidth);
  return (
    <div
      ref={box}
      className="relative min-h-0 grow overflow-hidden rounded-md border border-ivory-300 bg-ivory-200"
    >
      <iframe
        ref={frame}
        name={frameName}
        title={PREVIEW.frame}
        sandbox="allow-scripts"
        className="absolute top-0 origin-top-left bg-white"
        style={{
          width: screenWidth,
          height: scale > 0 ? height / scale : 0,
          left: (width - screenWidth * scale) / 2,
          transform: `scale(${scale})`,
        }}
      />
    </div>
  );
}

/**
 * Opens a preview in a frame by sending a form: the token is in no address, and the page has its own
 * policy.
 */
function openInFrame(token: string, frameName: string): void {
  const { method, path } = previewEndpoints.open;
  const form = document.createElement('form');
  Object.assign(form, { method, action: path, target: frameName, hidden: true });
  const field = document.createElement('input');
  Object.assign(field, { name: 'token', value: token });
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
