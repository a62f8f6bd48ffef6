import type { MaterialReport } from '#contract/calls/catalogue-desk.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { Label } from '../../ui/table/label.tsx';
import { Moment } from '../blocks/moment.tsx';
import classes from './reports.module.css';
import { useCloseReport } from './use-change-materials.ts';

interface Props {
  reports: MaterialReport[];
  mayEdit: boolean;
}

/** Reports about a material, open ones first. */
export function Reports({ reports, mayEdit }: Props) {
  const { t } = useTranslation();
  if (reports.length === 0) return null;
  return (
    <section className={classes.reports}>
      <h3>{t(($) => $.office.catalogue.reports.title)}</h3>
      <ul>
        {reports.map((report) => (
          <li key={report.id} data-open={report.closedAt === null}>
            <Told report={report} />
            {report.closedAt === null && mayEdit && <AnswerForm id={report.id} />}
            {report.closedAt !== null && <Answer report={report} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Told({ report }: { report: MaterialReport }) {
  const { t } = useTranslation();
  const { reason } = report;
  return (
    <>
      <p className={classes.head}>
        <Label tone={report.closedAt === null ? 'bad' : 'quiet'}>
          {t(($) => $.office.catalogue.reports.reasons[reason])}
        </Label>
        <span>
          {report.reporter ?? t(($) => $.office.catalogue.reports.visitor)} · <Moment at={report.createdAt} />
        </span>
      </p>
      <p className={classes.text} data-empty={report.text === ''}>
        {report.text || t(($) => $.office.catalogue.reports.noText)}
      </p>
    </>
  );
}

function Answer({ report }: { report: MaterialReport }) {
  const { t } = useTranslation();
  return (
    <p className={classes.text}>
      <strong>{t(($) => $.office.catalogue.reports.answered, { name: report.closedBy ?? '–' })}</strong> {report.answer}
    </p>
  );
}

function AnswerForm({ id }: { id: number }) {
  const { t } = useTranslation();
  const close = useCloseReport();
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { answer: '' },
    send: ({ answer }) => close.mutateAsync({ id, answer }),
  });
  return (
    <form className={classes.answer} onSubmit={onSubmit} noValidate>
      <Textarea
        label={t(($) => $.office.catalogue.reports.answer)}
        description={t(($) => $.office.catalogue.reports.answerHint)}
        rows={2}
        maxLength={LIMITS.reasonMax}
        {...form.getInputProps('answer')}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" variant="default" size="small" loading={pending}>
        {t(($) => $.office.catalogue.reports.close)}
      </Button>
    </form>
  );
}
