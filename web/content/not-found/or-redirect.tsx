import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { redirectCalls } from '#contract/calls/redirects.ts';
import { pageAt } from '#contract/domain/pages.ts';
import { pathOf, redirectTarget } from '#contract/domain/redirects.ts';
import { client } from '../../lib/api.ts';
import { Missing } from './missing.tsx';
import classes from './not-found.module.css';

const redirects = client(redirectCalls);

/** What an address without a page shows: where editors let it lead, that something is gone, or else `children`. */
export function OrRedirect({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const asked = mayLead(pathname) && !wasToldGone(pathname);
  const { data, error } = useQuery({
    queryKey: ['redirect', pathname],
    queryFn: ({ signal }) => redirects.find({ path: pathname }, { signal }),
    enabled: asked,
    retry: false,
    staleTime: 5_000,
  });
  if (wasToldGone(pathname) || data?.redirect?.status === 410) return <Missing gone />;
  if (data?.redirect?.to) return <Leave to={redirectTarget(data.redirect.to, search)} />;
  return data || error || !asked ? children : <div className={classes.asking} aria-busy="true" />;
}

/** Addresses of pages lead nowhere else, but for those about one thing that does not exist. */
function mayLead(pathname: string): boolean {
  return pageAt(pathname) === undefined || /^\/[^/]+\/[^/]+/.test(pathname);
}

/** Whether the server said so when it sent this page. */
function wasToldGone(pathname: string): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="gone"]')?.content === pathname;
}

/** Only the server knows files, and addresses that lead on. */
function Leave({ to }: { to: string }) {
  const isPage = pageAt(pathOf(to)) !== undefined;
  useEffect(() => {
    if (!isPage) location.replace(to);
  }, [isPage, to]);
  return isPage ? <Navigate to={to} replace /> : <div className={classes.asking} aria-busy="true" />;
}
