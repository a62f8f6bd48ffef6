import { useMutation } from '@tanstack/react-query';
import { IconArrowMoveRight, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { PieceVersion } from '#contract/calls/music-desk.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { isMovable } from '#contract/domain/music-intake.ts';
import { useTranslation } from '../../lib/translation.ts';
import { confirm } from '../../ui/overlays.ts';
import { toast } from '../../ui/toast.ts';
import { TwoLines } from '../../ui/table/cells.tsx';
import { IconButton } from '../blocks/icon-button.tsx';
import { Section } from '../blocks/section.tsx';
import { StateLabel } from '../catalogue/material-state.tsx';
import { ArrangeDialog } from './arrange-dialog.tsx';
import { intake, useRefreshMusic } from './queries.ts';
import classes from './versions.module.css';

interface Props {
  piece: { id: number; title: string };
  versions: PieceVersion[];
}

/** The other versions of a piece, which are sold with it. */
export function Versions({ piece, versions }: Props) {
  const { t } = useTranslation();
  const [moving, setMoving] = useState<PieceVersion>();
  const discard = useMutation({
    mutationFn: (id: number) => intake.discard({ ids: [id] }),
    onSuccess: ({ done }) =>
      done.length > 0
        ? void toast(t(($) => $.office.music.upload.discarded))
        : void toast(
            t(($) => $.office.music.upload.notDiscarded),
            'failed',
          ),
    onError: (error) => void toast(error.message, 'failed'),
    onSettled: useRefreshMusic(),
  });
  const ask = async (id: number) => {
    const words = t(($) => $.office.music.upload);
    const question = { title: words.discardTitle, body: words.discardBody, confirm: words.discardConfirm };
    if (await confirm(question)) discard.mutate(id);
  };
  if (versions.length === 0) return null;
  return (
    <Section title={t(($) => $.office.music.versions)}>
      <ul className={classes.versions}>
        {versions.map((version) => (
          <Version
            key={version.id}
            version={version}
            onMove={() => setMoving(version)}
            onDiscard={() => void ask(version.id)}
          />
        ))}
      </ul>
      {moving && (
        <ArrangeDialog
          recording={{ ...moving, label: { zh: moving.versionZh, en: moving.versionEn } }}
          piece={piece}
          onClosed={() => setMoving(undefined)}
        />
      )}
    </Section>
  );
}

interface VersionProps {
  version: PieceVersion;
  onMove: () => void;
  onDiscard: () => void;
}

function Version({ version: { code, title, state, durationMs }, onMove, onDiscard }: VersionProps) {
  const { t } = useTranslation();
  return (
    <li>
      <TwoLines first={title} second={code} />
      <span>{durationMs === null ? '–' : formatClock(durationMs / 1000)}</span>
      <StateLabel state={state} />
      <span className={classes.buttons}>
        {isMovable(state) && (
          <IconButton
            icon={IconArrowMoveRight}
            label={t(($) => $.office.music.arrange.open, { name: title })}
            onClick={onMove}
          />
        )}
        {(state === 'incomplete' || state === 'rejected') && (
          <IconButton
            icon={IconTrash}
            label={t(($) => $.office.music.upload.discard, { name: title })}
            onClick={onDiscard}
          />
        )}
      </span>
    </li>
  );
}
