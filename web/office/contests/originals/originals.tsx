import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OriginalsWork } from '#contract/calls/originals-desk.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Pictured } from '../../../ui/table/cells.tsx';
import { Label } from '../../../ui/table/label.tsx';
import { Section } from '../../blocks/section.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { OriginalFile } from './original-file.tsx';
import classes from './originals.module.css';
import { originalsQuery } from './queries.ts';

/** Originals of the awarded works of a contest: of whom they are wanted, until when, and which have come. */
export function Originals({ contestId }: { contestId: number }) {
  const { t } = useTranslation();
  const words = t(($) => $.office.originals);
  const { data = [], error, refetch } = useQuery(originalsQuery(contestId));
  const [asking, setAsking] = useState(false);
  return (
    <Section
      title={words.title}
      level={2}
      aside={
        data.length > 0 && (
          <Button variant="default" size="small" onClick={() => setAsking(true)}>
            {words.ask}
          </Button>
        )
      }
    >
      {error && <Retry error={error} onRetry={() => void refetch()} />}
      <p className={classes.hint}>{data.length > 0 ? words.hint : words.none}</p>
      <ul className={classes.works}>
        {data.map((work) => (
          <Work key={work.entryId} work={work} />
        ))}
      </ul>
      {asking && <AskDialog contestId={contestId} works={data} onClosed={() => setAsking(false)} />}
    </Section>
  );
}

function Work({ work }: { work: OriginalsWork }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { entryId, title, track, kind, thumbnail, request, files } = work;
  const due = request && t(($) => $.office.originals.due, { due: formatMoment(request.dueAt, 'minute', language) });
  return (
    <li>
      <div className={classes.work}>
        <Pictured
          of={{ kind: kind === 'video' ? 'video' : 'photo', thumbnail }}
          title={title}
          second={[entryId, track, due].filter(Boolean).join(' · ')}
        />
        <Standing work={work} />
      </div>
      {request && (
        <ul className={classes.files}>
          {files.map((file) => (
            <OriginalFile key={file.fileId} file={file} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Standing({ work: { request, complete, late } }: { work: OriginalsWork }) {
  const { t } = useTranslation();
  const words = t(($) => $.office.originals.states);
  if (!request) return <Label>{words.unasked}</Label>;
  if (complete) return <Label tone="good">{late ? words.lateComplete : words.complete}</Label>;
  return late ? <Label tone="bad">{words.late}</Label> : <Label tone="accent">{words.waiting}</Label>;
}
