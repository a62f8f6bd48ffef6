import classes from './empty-places.module.css';

export function EmptyPlaces({ count }: { count: number }) {
  return Array.from({ length: Math.max(0, count) }, (_, place) => (
    <li key={`empty ${place}`} aria-hidden="true" className={classes.place} />
  ));
}
