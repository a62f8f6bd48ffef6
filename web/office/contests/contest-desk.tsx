import { IconArrowLeft, IconTrophyOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { focusRow } from '../../ui/table/table.ts';
import type { Address } from '../../ui/table/use-address.ts';
import layout from '../blocks/desk-layout.module.css';
import { IconButton } from '../blocks/icon-button.tsx';
import { PlanDesk } from './plan-desk.tsx';
import { contestQuery } from './queries.ts';

/** One contest with all that coordinators say of it. */
export function ContestDesk({ id, address }: { id: number; address: Address }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(contestQuery(id));
  // A change that was not typed here begins with a fresh form.
  const [turn, setTurn] = useState(0);
  const back = () => {
    // With a round open, the page in the address is that of its results.
    const leave = address.get('round') ? address.filter : address.set;
    leave({ contest: undefined, view: undefined, round: undefined });
    requestAnimationFrame(() => focusRow(String(id)));
  };
  const changed = async () => {
    await refetch();
    setTurn((before) => before + 1);
  };
  const backButton = <IconButton icon={IconArrowLeft} label={t(($) => $.office.contests.back)} onClick={back} />;
  return (
    <div className={layout.desk}>
      {data && <PlanDesk key={turn} contest={data} address={address} back={backButton} onChanged={changed} />}
      {!data && (
        <header className={layout.bar}>
          {backButton}
          <h1>{t(($) => $.office.contests.contest)}</h1>
        </header>
      )}
      {data === null && (
        <Nothing
          icon={IconTrophyOff}
          title={t(($) => $.office.contests.notFound)}
          hint={t(($) => $.office.contests.notFoundHint)}
        />
      )}
      {data === undefined &&
        (error ? <Retry error={error} onRetry={() => void refetch()} /> : <Skeleton height={520} />)}
    </div>
  );
}
