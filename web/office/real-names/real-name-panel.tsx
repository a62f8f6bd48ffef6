import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RealNameDetail } from '#contract/calls/real-name.ts';
import { masked } from '#contract/domain/real-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import list from '../blocks/history-list.module.css';
import { AdminHistory } from '../blocks/history.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Section } from '../blocks/section.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import { Decision } from './decision.tsx';
import { Papers } from './papers.tsx';
import { realNameQuery } from './queries.ts';
import { RealNameFacts } from './real-name-facts.tsx';
import classes from './real-names.module.css';

/** One real name: its papers, the decision, who looked and what was sent before. */
export function RealNamePanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery({ ...realNameQuery(id), refetchInterval: 60_000 });
  const { data, error } = query;
  const title = data?.realName.name || data?.realName.nickname || t(($) => $.office.realNames.panel);
  return (
    <SidePanel about={String(id)} title={title} wide onClose={onClose}>
      {data && (
        // Another person starts with nothing shown.
        <div key={id} style={{ display: 'contents' }}>
          <Decision realName={data.realName} />
          <RealNameFacts realName={data.realName} />
          <Papers realName={data.realName} />
          <Looks looks={data.realName.looks} />
          <Earlier earlier={data.realName.earlier} />
          <AdminHistory subject={`real-name:${id}`} />
        </div>
      )}
      {data === null && (
        <Nothing
          icon={IconUserOff}
          title={t(($) => $.office.realNames.notFound)}
          hint={t(($) => $.office.realNames.notFoundHint)}
        />
      )}
      {data === undefined &&
        (error ? <Retry error={error} onRetry={() => void query.refetch()} /> : <Skeleton height={420} />)}
    </SidePanel>
  );
}

function Looks({ looks }: Pick<RealNameDetail, 'looks'>) {
  const { t } = useTranslation();
  return (
    <Section title={t(($) => $.office.realNames.looks)}>
      {looks.length === 0 && <p className={list.quiet}>{t(($) => $.office.realNames.noLooks)}</p>}
      <ul className={list.list}>
        {looks.map(({ by, what, at }) => (
          <li key={`${at} ${what}`}>
            {by} · {t(($) => $.office.realNames.what[what])}
            <small>
              <Moment at={at} />
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Earlier({ earlier }: Pick<RealNameDetail, 'earlier'>) {
  const { t } = useTranslation();
  const address = useAddress();
  if (earlier.length === 0) return null;
  return (
    <Section title={t(($) => $.office.realNames.earlier)}>
      <ul className={list.list}>
        {earlier.map(({ id, state, paper, name, numberEnd, reason, words, decidedBy, at }) => (
          <li key={id}>
            <span>
              {t(($) => $.realName.states[state])}
              {reason && ` · ${t(($) => $.realName.reasons[reason])}`}
              {name !== '' && (
                <button type="button" className={classes.earlier} onClick={() => address.set({ name: String(id) })}>
                  {name} · {t(($) => $.realName.papers[paper])} · {masked(numberEnd)}
                </button>
              )}
              {words !== '' && <em>{words}</em>}
            </span>
            <small>
              {decidedBy} <Moment at={at} />
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
