import { IconRefresh } from '@tabler/icons-react';
import type { MediaRun, RunState } from '#contract/calls/media.ts';
import type { FindingCode } from '#contract/domain/media.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { formatBytes, formatList } from '../../lib/format.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';
import { Thumbnail } from '../../ui/table/thumbnail.tsx';
import { usePipelineWords } from '../../ui/pipeline/pipeline-words.ts';
import { RunProgress } from '../../ui/pipeline/run-progress.tsx';
import { Facts } from '../blocks/section.tsx';
import { Moment } from '../blocks/moment.tsx';
import classes from './run-details.module.css';
import findingLabels from './findings.module.css';

const TONES: Record<RunState, Tone> = {
  waiting: 'quiet',
  running: 'accent',
  failed: 'bad',
  rejected: 'bad',
  ready: 'good',
};

export function RunDetails({ run, onRunAgain }: { run: MediaRun; onRunAgain: () => void }) {
  const { t } = useTranslation();
  const words = usePipelineWords();
  return (
    <>
      {run.thumbnail && <Thumbnail of={run} large />}
      {run.state === 'running' && (
        <div className={classes.now}>
          <p>{t(($) => $.pipeline.transcoding)}</p>
          <RunProgress run={run} />
        </div>
      )}
      {run.rejection && <p className={classes.rejection}>{words.rejection(run)}</p>}
      {run.reason && <Reason reason={run.reason} />}
      {(run.state === 'failed' || run.state === 'rejected') && (
        <div>
          <Button size="small" icon={<IconRefresh size={15} stroke={1.8} aria-hidden="true" />} onClick={onRunAgain}>
            {t(($) => $.office.media.runAgain.button)}
          </Button>
        </div>
      )}
      <Facts facts={useFacts(run)} />
    </>
  );
}

function Reason({ reason }: { reason: string }) {
  const { t } = useTranslation();
  return (
    <section className={classes.reason}>
      <h3>{t(($) => $.office.media.machineReason)}</h3>
      <pre>{reason}</pre>
    </section>
  );
}

function useFacts(run: MediaRun) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = usePipelineWords();
  const stopped = run.state === 'failed' && run.step !== null;
  const { state, kind } = run;
  const time = (at: string | null) => (at === null ? '–' : <Moment key={at} at={at} />);
  return [
    [
      t(($) => $.office.media.state),
      <Label key="state" tone={TONES[state]}>
        {t(($) => $.office.media.states[state])}
      </Label>,
    ],
    ...(stopped ? [[t(($) => $.office.media.stoppedAt), words.step(run.step ?? '')] as const] : []),
    [t(($) => $.office.media.code), run.code],
    [t(($) => $.office.media.kind), t(($) => $.pipeline.kinds[kind])],
    [t(($) => $.office.media.fileName), run.fileName],
    [t(($) => $.office.media.size), formatBytes(run.sizeBytes, language)],
    [t(($) => $.office.media.owner), run.owner],
    [t(($) => $.office.media.findings), <Findings key="findings" findings={run.findings} />],
    [t(($) => $.office.media.created), time(run.createdAt)],
    [t(($) => $.office.media.started), time(run.startedAt)],
    [t(($) => $.office.media.finished), time(run.finishedAt)],
  ] as const;
}

/** Findings about a file. */
export function Findings({ findings }: { findings: readonly FindingCode[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (findings.length === 0) return <span className={findingLabels.none}>{t(($) => $.office.media.noFindings)}</span>;
  const names = findings.map((code) => t(($) => $.office.media.findingNames[code]));
  return (
    <span className={findingLabels.findings} title={formatList(names, language)}>
      {names.map((name) => (
        <Label key={name} tone="accent">
          {name}
        </Label>
      ))}
    </span>
  );
}
