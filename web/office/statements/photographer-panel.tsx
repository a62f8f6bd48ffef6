import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PhotographerContract } from '#contract/calls/contracts.ts';
import type { PhotographerShares } from '#contract/calls/shares.ts';
import type { CategoryRow } from '#contract/calls/statements-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { Section } from '../blocks/section.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import { ContractDialog } from './contract-dialog.tsx';
import { ContractNow } from './contract-now.tsx';
import { CategoryHistory, ContractHistory, RateHistory, WayHistory } from './photographer-history.tsx';
import { photographerQuery } from './queries.ts';
import classes from './statements.module.css';
import { CategoryDialog, RateDialog, WayDialog } from './terms-dialogs.tsx';

type Photographer = PhotographerShares & { categories: CategoryRow[]; contract: PhotographerContract };

/** What one photographer gets, is taxed as and may upload, everything that was ever set, and setting it anew. */
export function PhotographerPanel({ userId, onClose }: { userId: number; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery(photographerQuery(userId));
  const { data, error } = query;
  return (
    <SidePanel
      about={String(userId)}
      title={data?.photographer ?? t(($) => $.office.statements.columns.photographer)}
      wide
      onClose={onClose}
    >
      {data && <Content key={userId} userId={userId} photographer={data} />}
      {data === null && (
        <Nothing
          title={t(($) => $.office.statements.photographers.empty)}
          hint={t(($) => $.office.statements.notFoundHint)}
        />
      )}
      {data === undefined && error && <Retry error={error} onRetry={() => void query.refetch()} />}
      {data === undefined && !error && <Skeleton height={320} />}
    </SidePanel>
  );
}

type Setting = 'category' | 'rate' | 'way' | 'contract';

function Content({ userId, photographer }: { userId: number; photographer: Photographer }) {
  const { t } = useTranslation();
  const [setting, set] = useState<Setting>();
  const close = () => set(undefined);
  const { own, categories, rates, standings, exclusive, contract } = photographer;
  const words = (name: 'category' | 'current' | 'way' | 'contract') =>
    t(($) => $.office.statements.photographers[name]);
  const button = (what: Setting, name: 'setCategory' | 'setRate' | 'setWay' | 'setContract') =>
    !own && (
      <Button variant={needs(what) ? 'filled' : 'default'} size="small" onClick={() => set(what)}>
        {t(($) => $.office.statements.photographers[name])}
      </Button>
    );
  // Without a category nothing can be paid.
  const needs = (what: Setting) => what === 'category' && categories.length === 0;
  return (
    <>
      {own && <p className={classes.note}>{t(($) => $.office.statements.photographers.own)}</p>}
      <Section title={words('category')} aside={button('category', 'setCategory')}>
        <CategoryHistory categories={categories} />
      </Section>
      <Section title={words('current')} aside={button('rate', 'setRate')}>
        <Current photographer={photographer} />
        <RateHistory rates={rates} />
      </Section>
      <Section title={words('way')} aside={button('way', 'setWay')}>
        <p className={classes.note}>
          {t(($) => $.office.statements.photographers[exclusive ? 'exclusive' : 'standard'])}
        </p>
        <WayHistory standings={standings} />
      </Section>
      <Section title={words('contract')} aside={button('contract', 'setContract')}>
        <ContractNow contract={contract} />
        <ContractHistory history={contract.history} />
      </Section>
      {setting === 'category' && <CategoryDialog userId={userId} onClosed={close} />}
      {setting === 'rate' && <RateDialog userId={userId} onClosed={close} />}
      {setting === 'contract' && <ContractDialog userId={userId} contract={contract} onClosed={close} />}
      {setting === 'way' && <WayDialog userId={userId} exclusive={!exclusive} onClosed={close} />}
    </>
  );
}

function Current({ photographer: { current } }: { photographer: Photographer }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.current}>
      {current.map(({ kind, percent, agreementVersion: version, rateId: id }) => (
        <li key={kind}>
          <span>
            {t(($) => $.trade.kind[kind])} {percent}%
          </span>
          <small>
            {id === null
              ? t(($) => $.office.statements.photographers.byAgreement, { version })
              : t(($) => $.office.statements.photographers.byRate, { id })}
          </small>
        </li>
      ))}
    </ul>
  );
}
