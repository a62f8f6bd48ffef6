import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import { TRACKING_RULES } from '#contract/domain/discovery.ts';
import { pageAt } from '#contract/domain/pages.ts';
import type { AnyItem } from '#contract/items.ts';
import { CallError } from '../../lib/api.ts';
import { readId } from '../../lib/id-in-address.ts';
import { track } from '../../lib/tracking.ts';
import { paths } from '../../paths.ts';
import { Retry } from '../../ui/retry.tsx';
import classes from './detail.module.css';
import { Gone } from './gone.tsx';
import { useMaterial } from './material-query.ts';

interface Props {
  /** Shown until the item is known. */
  waiting: ReactNode;
  /** The material is absent while only the item is known. */
  children: (item: AnyItem, material: MaterialDetail | undefined, mdp: string | null) => ReactNode;
}

/** The material that the address names; one that has a page elsewhere is shown there. */
export function Opened(props: Props) {
  const [query] = useSearchParams();
  const id = readId(query.get('id'));
  return id === undefined ? <Gone /> : <Found key={id} id={Number(id)} mdp={query.get('mdp')} {...props} />;
}

function Found({ id, mdp, waiting, children }: Props & { id: number; mdp: string | null }) {
  const { item, material, error, retry } = useMaterial(id);
  const { pathname } = useLocation();
  useOpened(material?.item);
  if (error && !material) {
    if (error instanceof CallError && error.problem === 'not-found') return <Gone />;
    return (
      <div className={classes.page}>
        <Retry error={error} onRetry={retry} />
      </div>
    );
  }
  if (!item) return waiting;
  const own = paths.material(item);
  if (pageAt(pathname) !== pageAt(pathOf(own))) return <Navigate to={mdp ? `${own}&mdp=${mdp}` : own} replace />;
  return children(item, material, mdp);
}

function pathOf(link: string): string {
  return link.split('?')[0]!;
}

/** Tracks an opening by a link from elsewhere; cards track their own. */
function useOpened(item: AnyItem | undefined): void {
  const arrivedHere = useLocation().key === 'default';
  const code = item?.code;
  useEffect(() => {
    if (item && arrivedHere) track(item, TRACKING_RULES.open);
    // oxlint-disable-next-line react/exhaustive-deps -- the same material in other words is not opened again
  }, [code]);
}
