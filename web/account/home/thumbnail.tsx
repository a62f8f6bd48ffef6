import classes from './home.module.css';

/** A small picture that keeps its place when there is none. */
export function Thumbnail({ src }: { src: string | null }) {
  if (src === null) return <span className={classes.picture} aria-hidden="true" />;
  return <img className={classes.picture} src={src} alt="" loading="lazy" decoding="async" />;
}
