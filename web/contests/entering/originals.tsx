import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OriginalOf } from '#contract/calls/originals.ts';
import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { PickButton } from '../../ui/pick-button.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './entering.module.css';
import { originalsQuery, reloadEntries } from './queries.ts';
import { sendOriginal } from './send-original.ts';

/** Originals that are wanted of an entry, by coordinators of a winner or by stock of what was too small. */
export function Originals({ entryId }: { entryId: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: wanted } = useQuery(originalsQuery(entryId));
  if (!wanted) return null;
  const due = wanted.dueAt && formatMoment(wanted.dueAt, 'minute', language);
  return (
    <section className={classes.part}>
      <h2>{t(($) => $.originals.title)}</h2>
      <p>{due ? t(($) => $.originals[wanted.late ? 'late' : 'wanted'], { due }) : t(($) => $.originals.small)}</p>
      <ul className={classes.tracks}>
        {wanted.files.map((file) => (
          <Original key={file.fileId} file={file} />
        ))}
      </ul>
    </section>
  );
}

function Original({ file: { fileId, part, name, sent } }: { file: OriginalOf }) {
  const { t } = useTranslation();
  const [share, setShare] = useState(0);
  const sending = useMutation({
    mutationFn: (file: File) => sendOriginal(fileId, file, setShare),
    onSettled: reloadEntries,
  });
  const { extensions } = MEDIA_LIMITS[part === 'video' ? 'video' : 'photo'];
  const again = sent !== null;
  return (
    <li>
      <div>
        <strong>{t(($) => $.originals.original, { name })}</strong>
        {sent && <p className={classes.note}>{t(($) => $.originals.sent, { name: sent.name })}</p>}
        <Problem>{sending.error?.message}</Problem>
      </div>
      {sending.isPending ? (
        <progress max={1} value={share} aria-label={t(($) => $.originals.sending, { name: sending.variables.name })} />
      ) : (
        <PickButton
          pick={`original-${fileId}`}
          accept={extensions.map((one) => `.${one}`).join(',')}
          variant={again ? 'default' : 'filled'}
          label={t(($) => $.originals[again ? 'againFor' : 'chooseFor'], { name })}
          onPick={([file]) => file && sending.mutate(file)}
        >
          {t(($) => $.originals[again ? 'again' : 'choose'])}
        </PickButton>
      )}
    </li>
  );
}
