import { useMutation } from '@tanstack/react-query';
import { IconArrowMoveRight, IconArrowsExchange, IconLibraryPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DeskMaterialDetail } from '#contract/calls/catalogue-desk.ts';
import type { PieceVersion } from '#contract/calls/music-desk.ts';
import type { MaterialState } from '#contract/domain/material.ts';
import { isMovable } from '#contract/domain/music-intake.ts';
import { MAIN_VERSION } from '#contract/domain/version-markers.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { toast } from '../../ui/toast.ts';
import { DESKS } from '../desks.ts';
import { useTitles } from '../catalogue/material-words.ts';
import { ArrangeDialog } from './arrange-dialog.tsx';
import classes from './piece-actions.module.css';
import { music, useRefreshMusic } from './queries.ts';
import { useHandIn } from './use-hand-in.ts';

const isWaiting = (state: MaterialState) => state === 'incomplete' || state === 'returned';

/** Hands it in, makes music an effect and back; whatever concerns its sale is at the catalogue's desk. */
export function PieceActions({ material, versions }: { material: DeskMaterialDetail; versions: PieceVersion[] }) {
  const { t } = useTranslation();
  const { id, kind, state, code } = material;
  const { title } = useTitles()(material);
  const handIn = useHandIn();
  const waits = [state, ...versions.map((version) => version.state)].some(isWaiting);
  const into = kind === 'music' ? 'effect' : 'music';
  const change = useMutation({
    mutationFn: () => music.changeType({ musicId: id, musicType: into === 'music' ? 1 : 2 }),
    onSuccess: () => void toast(t(($) => $.office.music.changeType[into].done)),
    onError: (error) => void toast(error.message, 'failed'),
    onSettled: useRefreshMusic(),
  });
  const ask = async () => {
    const words = t(($) => $.office.music.changeType[into]);
    if (await confirm({ title: words.title, body: words.body, confirm: words.button })) change.mutate();
  };
  return (
    <div className={classes.actions}>
      {waits && state !== 'pending' && (
        <Button size="small" loading={handIn.isPending} onClick={() => handIn.mutate([{ id, title: title || code }])}>
          {t(($) => $.office.music.upload.handIn)}
        </Button>
      )}
      <Button
        variant="default"
        size="small"
        icon={<IconArrowsExchange size={15} stroke={1.8} aria-hidden="true" />}
        loading={change.isPending}
        onClick={() => void ask()}
      >
        {t(($) => $.office.music.changeType[into].button)}
      </Button>
      {versions.length === 0 && isMovable(state) && <JoinButton material={material} title={title || code} />}
      <ButtonLink
        variant="plain"
        size="small"
        icon={<IconLibraryPhoto size={15} stroke={1.8} aria-hidden="true" />}
        to={`${DESKS.catalogue.path}?material=${id}`}
      >
        {t(($) => $.office.music.inCatalogue)}
      </ButtonLink>
    </div>
  );
}

/** Makes a recording that came as a piece a version of another one, and shows that piece. */
function JoinButton({ material: { id }, title }: { material: DeskMaterialDetail; title: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="small"
        icon={<IconArrowMoveRight size={15} stroke={1.8} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t(($) => $.office.music.arrange.join)}
      </Button>
      {open && (
        <ArrangeDialog
          recording={{ id, title, label: MAIN_VERSION }}
          piece={null}
          onArranged={(piece) => void navigate(`${DESKS.music.path}?piece=${piece ?? id}`)}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}
