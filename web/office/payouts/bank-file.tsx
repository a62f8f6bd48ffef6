import { IconDownload } from '@tabler/icons-react';
import type { BatchDetail } from '#contract/calls/payouts.ts';
import { saveBytes } from '../../lib/save-file.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Section } from '../blocks/section.tsx';
import classes from './payouts.module.css';
import { desk, useChange } from './queries.ts';

/** The file for the bank, with whole account numbers. */
export function BankFile({ batch: { id } }: { batch: BatchDetail }) {
  const { t } = useTranslation();
  const take = useChange(
    desk.file,
    t(($) => $.office.payouts.file.taken),
  );
  const load = () => take.mutate({ id }, { onSuccess: ({ fileName, file }) => saveBytes(fileName, file) });
  return (
    <Section title={t(($) => $.office.payouts.file.title)}>
      <div className={classes.form}>
        <p className={classes.note}>{t(($) => $.office.payouts.file.body)}</p>
        <Problem>{take.error?.message}</Problem>
        <div>
          <Button
            variant="default"
            size="small"
            icon={<IconDownload size={15} stroke={1.8} aria-hidden="true" />}
            loading={take.isPending}
            onClick={load}
          >
            {t(($) => $.office.payouts.file.take)}
          </Button>
        </div>
      </div>
    </Section>
  );
}
