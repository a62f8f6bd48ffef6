import { useMutation } from '@tanstack/react-query';
import type { JudgedWork } from '#contract/calls/judging.ts';
import { queryClient } from '../lib/query-client.ts';
import { useTranslation } from '../lib/translation.ts';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/overlays.ts';
import { toast } from '../ui/toast.ts';
import { asJudge, judging, seatsQuery } from './queries.ts';
import { useQueue, waits } from './queue.ts';

interface Props {
  roundId: number;
  works: readonly JudgedWork[];
  onDone: () => void;
}

/** Hands in a round once every work has a score, and the server everything that was given. */
export function HandIn({ roundId, works, onDone }: Props) {
  const { t } = useTranslation();
  const unsent = useQueue(waits);
  const open = works.filter(({ recused, handedIn }) => !recused && !handedIn);
  const handIn = useMutation({
    mutationFn: () => asJudge(judging.handIn({ roundId })),
    onSuccess: async () => {
      void toast(t(($) => $.judging.handedInToast));
      await queryClient.invalidateQueries({ queryKey: seatsQuery.queryKey });
      onDone();
    },
    onError: (error) => void toast(error.message, 'failed'),
  });
  if (open.length === 0) return <p>{t(($) => $.judging.handedIn)}</p>;
  const ask = async () => {
    const sure = await confirm({
      title: t(($) => $.judging.handInTitle),
      body: t(($) => $.judging.handInBody),
      confirm: t(($) => $.judging.handIn),
    });
    if (sure) handIn.mutate();
  };
  return (
    <Button
      wide
      loading={handIn.isPending}
      disabled={unsent || open.some(({ scores }) => scores === null)}
      onClick={() => void ask()}
    >
      {t(($) => $.judging.handIn)}
    </Button>
  );
}
