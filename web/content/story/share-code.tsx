import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import classes from './share.module.css';

const QrCode = lazy(async () => ({ default: (await import('../../ui/qr-code.tsx')).QrCode }));

const SIZE = 104;

/** The code that WeChat scans; loaded when a reader comes near, because most leave an article before its end. */
export function ShareCode({ url, label }: { url: string; label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={classes.code} style={{ width: SIZE, height: SIZE }}>
      <Suspense>{near && <QrCode text={url} label={label} size={SIZE} />}</Suspense>
    </div>
  );
}
