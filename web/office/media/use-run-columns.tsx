import type { MediaRun, RunState } from '#contract/calls/media.ts';
import { useLanguage } from '../../lib/language.ts';
import { formatBytes } from '../../lib/format.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Moment } from '../blocks/moment.tsx';
import type { Column } from '../../ui/table/table.ts';
import { usePipelineWords } from '../../ui/pipeline/pipeline-words.ts';
import { Findings } from './run-details.tsx';
import { RunProgress } from '../../ui/pipeline/run-progress.tsx';
import { Pictured } from '../../ui/table/cells.tsx';

type RunColumn = Column<MediaRun>;
type Time = 'createdAt' | 'startedAt' | 'finishedAt';

/** Columns with name and number, and those that fit the state. */
export function useRunColumns(state: RunState): RunColumn[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const telling = useTellingColumns(state);
  return [
    { name: 'file', title: t(($) => $.office.media.file), cell: (run) => <FileName run={run} /> },
    { name: 'code', title: t(($) => $.office.media.code), width: 100, cell: ({ code }) => code },
    {
      name: 'kind',
      title: t(($) => $.office.media.kind),
      width: 96,
      cell: ({ kind }) => t(($) => $.pipeline.kinds[kind]),
    },
    { name: 'owner', title: t(($) => $.office.media.owner), width: '11%', cell: ({ owner }) => owner },
    {
      name: 'size',
      title: t(($) => $.office.media.size),
      width: 84,
      align: 'end',
      cell: ({ sizeBytes }) => formatBytes(sizeBytes, language),
    },
    ...telling,
  ];
}

function useTellingColumns(state: RunState): RunColumn[] {
  const { t } = useTranslation();
  const words = usePipelineWords();
  const time = (name: 'created' | 'started' | 'finished'): RunColumn => ({
    name,
    title: t(($) => $.office.media[name]),
    width: 150,
    cell: (run) => <Time at={run[`${name}At` satisfies Time]} />,
  });
  const columns: Record<RunState, RunColumn[]> = {
    waiting: [time('created')],
    running: [
      {
        name: 'progress',
        title: t(($) => $.office.media.progress),
        width: '24%',
        cell: (run) => <RunProgress run={run} />,
      },
      time('started'),
    ],
    failed: [
      {
        name: 'step',
        title: t(($) => $.office.media.stoppedAt),
        width: '22%',
        cell: ({ step }) => (step === null ? t(($) => $.office.media.notStarted) : words.step(step)),
      },
      time('started'),
    ],
    rejected: [
      { name: 'why', title: t(($) => $.office.media.why), width: '30%', cell: (run) => words.rejection(run) ?? '–' },
      time('finished'),
    ],
    ready: [
      {
        name: 'findings',
        title: t(($) => $.office.media.findings),
        width: '24%',
        cell: ({ findings }) => <Findings findings={findings} />,
      },
      time('finished'),
    ],
  };
  return columns[state];
}

function Time({ at }: { at: string | null }) {
  return at === null ? '–' : <Moment at={at} />;
}

/** Thumbnail and title of a file, or only its file name when it has no title. */
function FileName({ run }: { run: MediaRun }) {
  const { title, fileName } = run;
  return <Pictured of={run} title={title || fileName} second={title ? fileName : undefined} />;
}
