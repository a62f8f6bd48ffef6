import type { ReactNode } from 'react';
import type { ContestDetail } from '#contract/calls/contests-desk.ts';
import { isFixed } from '#contract/domain/contest.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { useLanguage } from '../../lib/language.ts';
import { Problem } from '../../ui/problem.tsx';
import { Conflict } from '../blocks/changes.tsx';
import layout from '../blocks/desk-layout.module.css';
import { AdminHistory } from '../blocks/history.tsx';
import { Actions } from './actions.tsx';
import { Criteria } from './criteria.tsx';
import { Dates, Settings } from './settings.tsx';
import { Prizes } from './prizes.tsx';
import { StateLabel } from './state-label.tsx';
import { Tracks } from './tracks.tsx';
import { usePlan } from './use-plan.ts';
import { Words } from './words.tsx';

interface Props {
  contest: ContestDetail;
  back: ReactNode;
  onChanged: () => Promise<void>;
}

export function PlanDesk({ contest, back, onChanged }: Props) {
  const form = usePlan(contest, onChanged);
  const { titleZh, titleEn } = form.plan;
  const fixed = isFixed(contest.state, 'parts');
  return (
    <>
      <header className={layout.bar}>
        {back}
        <h1>{inLanguage(useLanguage(), titleZh, titleEn)}</h1>
        <StateLabel state={contest.state} />
        <Actions contest={contest} form={form} onChanged={onChanged} />
      </header>
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
    </>
  );
}
