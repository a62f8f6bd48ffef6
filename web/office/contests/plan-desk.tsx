import type { ReactNode } from 'react';
import type { ContestDetail } from '#contract/calls/contests-desk.ts';
import { isFixed } from '#contract/domain/contest.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Problem } from '../../ui/problem.tsx';
import type { Address } from '../../ui/table/use-address.ts';
import { Conflict } from '../blocks/changes.tsx';
import layout from '../blocks/desk-layout.module.css';
import { AdminHistory } from '../blocks/history.tsx';
import { ViewTabs } from '../blocks/view-tabs.tsx';
import { Actions } from './actions.tsx';
import { Awards } from './awards/awards.tsx';
import { Criteria } from './criteria.tsx';
import { Judging } from './judging/judging.tsx';
import { LateResults } from './late-results.tsx';
import { Originals } from './originals/originals.tsx';
import { Dates, Settings } from './settings.tsx';
import { Prizes } from './prizes.tsx';
import { StateLabel } from './state-label.tsx';
import { Tracks } from './tracks.tsx';
import { usePlan } from './use-plan.ts';
import { Words } from './words.tsx';

interface Props {
  contest: ContestDetail;
  address: Address;
  back: ReactNode;
  onChanged: () => Promise<void>;
}

const VIEWS = ['plan', 'judging', 'awards'] as const;

/**
 * A contest as it is planned, how it is judged and who wins what; what is typed into the plan stays while one looks at
 * the others.
 */
export function PlanDesk({ contest, address, back, onChanged }: Props) {
  const { t } = useTranslation();
  const form = usePlan(contest, onChanged);
  const { titleZh, titleEn } = form.plan;
  const view = address.oneOf('view', VIEWS) ?? 'plan';
  const show = (next: (typeof VIEWS)[number]) =>
    address.filter({ view: next === 'plan' ? undefined : next, round: undefined });
  return (
    <>
      <header className={layout.bar}>
        {back}
        <h1>{inLanguage(useLanguage(), titleZh, titleEn)}</h1>
        <StateLabel state={contest.state} />
        <Actions contest={contest} form={form} onChanged={onChanged} />
      </header>
      {contest.late && <LateResults contest={contest} onView={show} />}
      <ViewTabs views={VIEWS} view={view} name={(one) => t(($) => $.office.judging.views[one])} onView={show}>
        {view === 'plan' && <Plan contest={contest} form={form} onChanged={onChanged} />}
        {view === 'judging' && <Judging contestId={contest.id} address={address} />}
        {view === 'awards' && (
          <Awards contestId={contest.id} resultsAt={contest.plan.resultsAt}>
            {contest.state === 'decided' && <Originals contestId={contest.id} />}
          </Awards>
        )}
      </ViewTabs>
    </>
  );
}

interface PlanProps {
  contest: ContestDetail;
  form: ReturnType<typeof usePlan>;
  onChanged: () => Promise<void>;
}

function Plan({ contest, form, onChanged }: PlanProps) {
  const fixed = isFixed(contest.state, 'parts');
  return (
    <div className={layout.columns}>
      <div className={layout.main}>
        {form.theirs.length > 0 ? (
          <Conflict theirs={form.theirs} onKeepMine={form.keepMine} onTakeTheirs={() => void onChanged()} />
        ) : (
          <Problem>{form.problem}</Problem>
        )}
        <Words form={form} />
        <Tracks form={form} fixed={fixed} />
        <Criteria form={form} fixed={fixed} />
        <Prizes form={form} fixed={fixed} />
      </div>
      <div className={layout.side}>
        <Dates form={form} state={contest.state} />
        <Settings form={form} state={contest.state} />
        <AdminHistory subject={`contest:${contest.id}`} />
      </div>
    </div>
  );
}
