import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaCalls, type MediaRun } from '#contract/calls/media.ts';
import { client } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { KEYS } from '../keys.ts';

const media = client(mediaCalls);

interface Props {
  run: MediaRun;
  onClosed: () => void;
  /** Called once the file is back in the queue, and so no longer in this list. */
  onDone: () => void;
}

/** Processes a file again, with a reason. */
export function RunAgainDialog({ run, onClosed, onDone }: Props) {
  const { t } = useTranslation();
  const again = useRunAgain(run.materialId);
  const done = useRef(false);
  const confirm = async (reason: string) => {
    await again.mutateAsync(reason);
    done.current = true;
  };
  return (
    <ReasonDialog
      title={t(($) => $.office.media.runAgain.title, { name: run.title || run.fileName })}
      body={t(($) => $.office.media.runAgain.body)}
      confirm={t(($) => $.office.media.runAgain.confirm)}
      onConfirm={confirm}
      onClosed={() => {
        onClosed();
        if (done.current) onDone();
      }}
    />
  );
}

function useRunAgain(materialId: number) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => media.runAgain({ materialId, reason }),
    onSuccess: () => void toast(t(($) => $.office.media.runAgain.done)),
    // Reloads after a refusal too, because it means that the data is outdated.
    onSettled: () => {
      for (const queryKey of [KEYS.media, KEYS.audit]) void cache.invalidateQueries({ queryKey });
    },
  });
}
