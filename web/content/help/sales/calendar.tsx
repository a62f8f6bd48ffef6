import { useTranslation } from '../../../lib/translation.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import classes from './calendar.module.css';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The months in which each subject is submitted, and those in which buyers need it. */
const SUBJECTS = {
  spring: { handIn: [1, 2], inUse: [3, 4] },
  graduation: { handIn: [3, 4], inUse: [5, 6, 7] },
  summer: { handIn: [4, 5], inUse: [6, 7, 8] },
  autumn: { handIn: [6, 7, 8], inUse: [9, 10] },
  shopping: { handIn: [7, 8, 9], inUse: [10, 11] },
  winter: { handIn: [8, 9, 10], inUse: [11, 12] },
  newYear: { handIn: [9, 10, 11], inUse: [12, 1, 2] },
} as const;

type Subject = keyof typeof SUBJECTS;

export function Calendar() {
  const { t } = useTranslation();
  const words = t(($) => $.help.sales.demand);
  return (
    <table className={classes.calendar}>
      <thead>
        <tr>
          <th scope="col">{words.subject}</th>
          {MONTHS.map((number) => (
            <th key={number} scope="col">
              <span aria-hidden="true">{number}</span>
              <VisuallyHidden>{t(($) => $.help.sales.demand.month, { number })}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(SUBJECTS) as Subject[]).map((subject) => (
          <tr key={subject}>
            <th scope="row">{words.subjects[subject]}</th>
            {MONTHS.map((month) => (
              <Month key={month} phase={phaseOf(subject, month)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Phase = 'handIn' | 'inUse';

function phaseOf(subject: Subject, month: number): Phase | undefined {
  const { handIn, inUse }: Record<Phase, readonly number[]> = SUBJECTS[subject];
  if (handIn.includes(month)) return 'handIn';
  return inUse.includes(month) ? 'inUse' : undefined;
}

function Month({ phase }: { phase: Phase | undefined }) {
  const { t } = useTranslation();
  return (
    <td data-phase={phase}>
      <i>{phase && <VisuallyHidden>{t(($) => $.help.sales.demand[phase])}</VisuallyHidden>}</i>
    </td>
  );
}
