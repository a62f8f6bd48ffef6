import type { DeskCriterion } from '#contract/calls/contests-desk.ts';
import { CONTEST_LIMITS, sumsUp } from '#contract/domain/contest.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './contests.module.css';
import { nameOf, Names } from './names.tsx';
import { NumberField } from './number-field.tsx';
import { PartList } from './part-list.tsx';
import type { PlanForm } from './use-plan.ts';

const BLANK: DeskCriterion = { id: null, nameZh: '', nameEn: '', maxScore: 10 };

/** By what judges score; together they give what a work can get at most. */
export function Criteria({ form: { plan, set, errors }, fixed }: { form: PlanForm; fixed: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { criteria, maxScore } = plan;
  const sum = criteria.reduce((all, one) => all + one.maxScore, 0);
  const equal = sumsUp(criteria, maxScore);
  return (
    <PartList
      title={t(($) => $.office.contests.criterion.title)}
      aside={
        <span className={equal ? classes.hint : classes.wrong}>
          {t(($) => $.office.contests.criterion.sum, { sum, max: maxScore })}
          {!equal && ` · ${t(($) => $.office.contests.criterion.unequal)}`}
        </span>
      }
      items={criteria}
      blank={BLANK}
      most={CONTEST_LIMITS.criteria}
      fixed={fixed}
      error={errors['criteria']}
      words={{
        add: t(($) => $.office.contests.criterion.add),
        name: (criterion, index) =>
          nameOf(
            criterion,
            language,
            t(($) => $.office.contests.criterion.numbered, { number: index + 1 }),
          ),
        remove: (name) => t(($) => $.office.contests.criterion.remove, { name }),
      }}
      onChange={(next) => set({ criteria: next })}
    >
      {(criterion, change) => (
        <div className={classes.row}>
          <Names labels={t(($) => $.office.contests.criterion)} value={criterion} onChange={change} />
          <NumberField
            label={t(($) => $.office.contests.criterion.maxScore)}
            value={criterion.maxScore}
            most={CONTEST_LIMITS.score}
            disabled={fixed}
            onChange={(most) => change({ maxScore: most })}
          />
        </div>
      )}
    </PartList>
  );
}
