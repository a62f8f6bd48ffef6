import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnFloor } from '#contract/calls/prices-desk.ts';
import type { PriceKind } from '#contract/domain/prices.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { Thumbnail } from '../../ui/table/thumbnail.tsx';
import { Money } from '../blocks/money.tsx';
import { FloorDialog } from './floor-dialog.tsx';
import classes from './own-floors.module.css';
import { FLOORS, floorsQuery } from './queries.ts';

/** Materials whose minimum price is their own. */
export function OwnFloors({ kind }: { kind: PriceKind }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<OwnFloor | 'new'>();
  const { data, error, refetch } = useQuery(floorsQuery(kind, page));
  return (
    <section className={classes.floors}>
      <header>
        <h2>{t(($) => $.office.prices.floor.own)}</h2>
        <Button variant="default" size="small" onClick={() => setChosen('new')}>
          {t(($) => $.office.prices.floor.set)}
        </Button>
      </header>
      <p>{t(($) => $.office.prices.floor.ownHint)}</p>
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={80} />}
      {data?.total === 0 && <p>{t(($) => $.office.prices.floor.empty)}</p>}
      {data && data.total > 0 && (
        <>
          <FloorTable kind={kind} floors={data.infos} onChange={setChosen} />
          {data.total > FLOORS && <Pager page={page} pageSize={FLOORS} total={data.total} onPage={setPage} />}
        </>
      )}
      {chosen && <FloorDialog {...(chosen !== 'new' && { floor: chosen })} onClosed={() => setChosen(undefined)} />}
    </section>
  );
}

interface TableProps {
  kind: PriceKind;
  floors: readonly OwnFloor[];
  onChange: (floor: OwnFloor) => void;
}

function FloorTable({ kind, floors, onChange }: TableProps) {
  const { t } = useTranslation();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.office.prices.floor.material)}</th>
          <th scope="col">{t(($) => $.office.prices.floor.title)}</th>
          <th scope="col">{t(($) => $.office.prices.versions.actions)}</th>
        </tr>
      </thead>
      <tbody>
        {floors.map((floor) => (
          <tr key={floor.materialId}>
            <td>
              <span className={classes.material}>
                <Thumbnail of={{ kind, thumbnail: floor.thumbnail }} />
                <span>
                  <strong>{floor.code}</strong> {floor.title}
                </span>
              </span>
            </td>
            <td>
              <Money fen={floor.floorFen} />
            </td>
            <td>
              <Button
                variant="default"
                size="small"
                aria-label={t(($) => $.office.prices.floor.changeOf, { code: floor.code })}
                onClick={() => onChange(floor)}
              >
                {t(($) => $.office.prices.floor.change)}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
