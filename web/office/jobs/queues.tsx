import { readSchedule } from '#contract/domain/schedule.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Coded } from '../blocks/coded.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { formatNumber } from '../../lib/format.ts';
import { Label } from '../../ui/table/label.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import type { Column, ListQuery } from '../../ui/table/table.ts';
import { useNames } from '../names.ts';
import type { Queue } from './queries.ts';

export function Queues({ query }: { query: ListQuery<Queue> }) {
  const { t } = useTranslation();
  return (
    <DataTable
      label={t(($) => $.office.jobs.queues)}
      columns={useQueueColumns()}
      query={query}
      rowKey={(queue) => queue.name}
      skeletonRows={2}
      empty={<Nothing title={t(($) => $.office.jobs.emptyQueues)} hint={t(($) => $.office.jobs.emptyQueuesHint)} />}
    />
  );
}

function useQueueColumns(): Column<Queue>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const names = useNames();
  const describe = useScheduleName();
  const count = (state: 'waiting' | 'running'): Column<Queue> => ({
    name: state,
    title: t(($) => $.office.jobs[state]),
    width: 110,
    align: 'end',
    cell: (queue) => formatNumber(queue[state], language),
  });
  return [
    {
      name: 'queue',
      title: t(($) => $.office.jobs.queue),
      cell: ({ name }) => <Coded name={names.queue(name)} code={name} />,
    },
    count('waiting'),
    count('running'),
    {
      name: 'failed',
      title: t(($) => $.office.jobs.failed),
      width: 110,
      align: 'end',
      cell: ({ failed }) => (failed > 0 ? <Label tone="bad">{formatNumber(failed, language)}</Label> : '0'),
    },
    {
      name: 'schedule',
      title: t(($) => $.office.jobs.schedule),
      width: 260,
      cell: ({ schedule }) => (schedule ? describe(schedule) : t(($) => $.office.jobs.onDemand)),
    },
  ];
}

/** A schedule in words; an unknown form is shown as it is. */
function useScheduleName(): (schedule: string) => string {
  const { t } = useTranslation();
  return (cron) => {
    const schedule = readSchedule(cron);
    if (schedule?.every === 'day') return t(($) => $.office.jobs.daily, { time: schedule.time });
    if (schedule?.every === 'hour') return t(($) => $.office.jobs.hourly, { minute: schedule.minute });
    if (schedule?.every === 'minutes' && schedule.count === 1) return t(($) => $.office.jobs.everyMinute);
    if (schedule?.every === 'minutes') return t(($) => $.office.jobs.everyMinutes, { count: schedule.count });
    return cron;
  };
}
