import { Hero } from './hero.tsx';
import classes from './home.module.css';
import { Kinds } from './kinds.tsx';
import { Partners } from './partners.tsx';
import { Steps } from './steps.tsx';
import { Terms } from './terms.tsx';

export function Home() {
  return (
    <>
      <Hero />
      <div className={classes.sections}>
        <Kinds />
        <Steps />
        <Terms />
        <Partners />
      </div>
    </>
  );
}
