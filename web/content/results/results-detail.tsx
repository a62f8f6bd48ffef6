import { useLocation } from 'react-router';
import { contestAt } from '#contract/domain/contest-pages.ts';
import { ContestPage } from '../contest/contest-page.tsx';
import { ResultsList } from './results-list.tsx';

/** The results of the contest that the address names; without a name there are all of them. */
export function ResultsDetail() {
  const { pathname, search } = useLocation();
  return contestAt(pathname, new URLSearchParams(search)) ? <ContestPage /> : <ResultsList />;
}
