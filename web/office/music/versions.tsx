import { useMutation } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import type { PieceVersion } from '#contract/calls/music-desk.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { useTranslation } from '../../lib/translation.ts';
import { confirm } from '../../ui/overlays.ts';
import { toast } from '../../ui/toast.ts';
import { TwoLines } from '../../ui/table/cells.tsx';
import { IconButton } from '../blocks/icon-button.tsx';
import { Section } from '../blocks/section.tsx';
import { StateLabel } from '../catalogue/material-state.tsx';
import { intake, useRefreshMusic } from './queries.ts';
import classes from './versions.module.css';

/** The other versions of a piece, which are sold with it. */
export function Versions({ versions }: { versions: PieceVersion[] }) {
  const { t } = useTranslation();
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
        {versions.map(({ id, code, title, state, durationMs }) => (
          <li key={id}>
            <TwoLines first={title} second={code} />
            <span>{durationMs === null ? '–' : formatClock(durationMs / 1000)}</span>
            <StateLabel state={state} />
            {(state === 'incomplete' || state === 'rejected') && (
              <IconButton
                icon={IconTrash}
                label={t(($) => $.office.music.upload.discard, { name: title })}
                onClick={() => void ask(id)}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
