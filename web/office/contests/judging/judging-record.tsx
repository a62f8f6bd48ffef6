import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { openFile } from '../../../lib/save-file.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { confirm } from '../../../ui/overlays.ts';
import { Retry } from '../../../ui/retry.tsx';
import { toast } from '../../../ui/toast.ts';
import { Moment } from '../../blocks/moment.tsx';
import { Facts, Section } from '../../blocks/section.tsx';
import classes from './judging.module.css';
import { desk, recordQuery, roundsQuery, tracksQuery, useChange } from './queries.ts';

/** The sealed record of all closed rounds, and its checksum. */
export function JudgingRecord({ contestId }: { contestId: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(recordQuery(contestId));
  return (
    <Section title={t(($) => $.office.judging.record.title)} level={2}>
      {error && data === undefined && <Retry error={error} onRetry={() => void refetch()} />}
      {data === null && <Seal contestId={contestId} />}
      {data && <Sealed contestId={contestId} {...data} />}
    </Section>
  );
}

function Seal({ contestId }: { contestId: number }) {
  const { t } = useTranslation();
  const { data: rounds = [] } = useQuery(roundsQuery(contestId));
  const words = t(($) => $.office.judging.record);
  const seal = useChange(desk.seal, words.done);
  const { data: tracks } = useQuery(tracksQuery(contestId));
  // Of a contest that got no works the record is empty.
  const judged = rounds.some(({ state }) => state === 'closed') || tracks?.every(({ ready: works }) => works === 0);
  const ready = judged && rounds.every(({ state }) => state === 'closed' || state === 'planned');
  const ask = async () => {
    if (!(await confirm({ title: words.question, body: words.body, confirm: words.seal }))) return;
    seal.mutate({ contestId }, { onError: (error) => void toast(error.message, 'failed') });
  };
  return (
    <>
      <p className={classes.hint}>{words.hint}</p>
      <div>
        <Button variant="default" size="small" loading={seal.isPending} disabled={!ready} onClick={() => void ask()}>
          {words.seal}
        </Button>
      </div>
    </>
  );
}

interface SealedProps {
  contestId: number;
  sealedAt: string;
  sha256: string;
}

function Sealed({ contestId, sealedAt, sha256 }: SealedProps) {
  const { t } = useTranslation();
  const paper = useMutation({
    mutationFn: () => desk.protocolPaper({ contestId }),
    onSuccess: ({ url }) => openFile(url),
    onError: (error) => void toast(error.message, 'failed'),
  });
  return (
    <>
      <Facts
        facts={[
          [t(($) => $.office.judging.record.sealed), <Moment key="at" at={sealedAt} />],
          [t(($) => $.office.judging.record.sha256), <code key="hash">{sha256}</code>],
        ]}
      />
      <div className={classes.buttons}>
        <Button
          size="small"
          icon={<IconDownload size={15} stroke={1.8} aria-hidden="true" />}
          loading={paper.isPending}
          onClick={() => paper.mutate()}
        >
          {t(($) => $.office.judging.record.paper)}
        </Button>
        <CopyButton text={sha256} done={t(($) => $.office.judging.record.copied)} />
      </div>
    </>
  );
}
