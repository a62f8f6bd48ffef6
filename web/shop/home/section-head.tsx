import classes from './section-head.module.css';

export function SectionHead({ id, title, children }: { id: string; title: string; children: string }) {
  return (
    <div className={classes.head}>
      <h2 id={id}>{title}</h2>
      <p>{children}</p>
    </div>
  );
}
