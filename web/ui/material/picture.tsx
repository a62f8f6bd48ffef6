import { useState } from 'react';
import classes from './picture.module.css';

interface Props {
  src: string;
  /** The same for screens with twice the pixels. */
  src2x?: string;
  alt: string;
  /** Fills the box until the picture has loaded. */
  colour: string;
  /** Loads at once, for pictures seen first; others load when the reader comes near. */
  eager?: boolean;
}

/** A picture that fills the box around it, whose size is fixed. */
export function Picture({ src, src2x, alt, colour, eager = false }: Props) {
  const [failed, setFailed] = useState('');
  return (
    <span className={classes.picture} style={{ backgroundColor: colour }}>
      {src && failed !== src && (
        <img
          src={src}
          srcSet={src2x && `${src} 1x, ${src2x} 2x`}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
