import { useQuery } from '@tanstack/react-query';
import { currentLanguage, useLanguage } from '../../lib/language.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Retry } from '../../ui/retry.tsx';
import { Hero } from './hero.tsx';
import { homeQuery } from './home-query.ts';
import classes from './home.module.css';
import { Kinds } from './kinds.tsx';
import { Material, MaterialLoading } from './material.tsx';
import { Partners } from './partners.tsx';
import { Steps } from './steps.tsx';
import { Terms } from './terms.tsx';

export const firstData = () => [queryClient.prefetchQuery(homeQuery(currentLanguage()))];

export function Home() {
  return (
    <>
      <Hero />
      <div className={classes.sections}>
        <Sections />
      </div>
    </>
  );
}

/** Renders nothing below the rows until they have loaded, so that nothing moves. */
function Sections() {
  const { data, error, refetch } = useQuery(homeQuery(useLanguage()));
  if (!data && !error) return <MaterialLoading />;
  return (
    <>
      {data ? <Material material={data} /> : error && <Retry error={error} onRetry={() => void refetch()} />}
      <Kinds />
      <Steps />
      <Terms />
      <Partners />
    </>
  );
}
