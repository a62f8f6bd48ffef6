import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { usePageType } from '../../lib/page-type.ts';
import { searchLinks } from '../../paths.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { readAddress } from './search-address.ts';
import classes from './search-page.module.css';

interface Props {
  title: ReactNode;
  /** How many results there are, as text. */
  total: string;
  /** What can be done with the search. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of a page of results; it has the search box on small screens, whose header has no room for it. */
export function SearchPage({ title, total, action, children }: Props) {
  const [params] = useSearchParams();
  const { keyword } = readAddress(params);
  return (
    <div className={classes.page}>
      <div className={classes.box}>
        <SearchBox size="compact" keyword={keyword} type={usePageType()} links={searchLinks} />
      </div>
      <header className={classes.head}>
        <h1>{title}</h1>
        <output className={classes.total}>{total}</output>
        {action}
      </header>
      {children}
    </div>
  );
}
