import classes from './viewfinder.module.css';

/** What a camera shows over the picture while it records. */
export function Viewfinder() {
  return (
    <div className={classes.finder}>
      <svg viewBox="0 0 160 90" preserveAspectRatio="none">
        <path d="M53.3 0V90M106.7 0V90M0 30H160M0 60H160" />
        <path data-corner d="M6 16V6H16M144 6H154V16M154 74V84H144M16 84H6V74" />
      </svg>
      <span className={classes.recording}>00:12</span>
      <span className={classes.format}>4K · 25p · 10 bit</span>
    </div>
  );
}
