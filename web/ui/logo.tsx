import classes from './logo.module.css';

/** Logo of the site, the same in both languages. */
export function Logo() {
  return (
    <span className={classes.logo} translate="no">
      <svg className={classes.mark} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
        <rect x="2" y="4" width="24" height="20" rx="5" />
        <circle cx="19.5" cy="10.5" r="2.3" />
        <path d="M3 21.5 10.5 12.5l5 5.8 3-2.9 6.5 6.1V23H3z" />
      </svg>
      <span className={classes.chinese}>帧库</span>
      <span className={classes.latin}>Framehall</span>
    </span>
  );
}
