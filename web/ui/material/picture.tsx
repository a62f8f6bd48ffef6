import { useState } from 'react';
import type { Focus } from '#contract/domain/pictures.ts';
import classes from './picture.module.css';

interface Props {
  src: string;
  /** The same for screens with twice the pixels. */
  src2x?: string;
  /** Or in all its widths, and how wide it is shown. */
  widths?: { srcset: string; sizes: string };
  alt: string;
  /** Fills the box until the picture has loaded. */
  colour: string;
  /** Loads at once, for pictures seen first; others load when the reader comes near. */
  eager?: boolean;
  /** What stays in sight where it is cropped; else the middle. */
  focus?: Focus | undefined;
}

/** A picture that fills the box around it, whose size is fixed. */
export function Picture({ src, src2x, widths, alt, colour, eager = false, focus }: Props) {
  const [failed, setFailed] = useState('');
  return (
    <span className={classes.picture} style={{ backgroundColor: colour }}>
      {src && failed !== src && (
        <img
          src={src}
          srcSet={widths?.srcset || (src2x && `${src} 1x, ${src2x} 2x`)}
          sizes={widths?.srcset && widths.sizes}
          style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
