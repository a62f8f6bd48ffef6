import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Entry } from '#contract/calls/entries.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { toast } from '../../ui/toast.ts';
import { entries, reloadEntries } from './queries.ts';

export function WithdrawButton({ entry: { id } }: { entry: Entry }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const withdrawing = useMutation({
    mutationFn: () => entries.withdraw({ id }),
    onSuccess: async () => {
      await navigate(paths.userCenter('entries'));
      void toast(t(($) => $.entering.withdrawn));
      await reloadEntries();
    },
    onError: (error) => toast(error.message, 'failed'),
  });
  const ask = async () => {
    const question = {
      title: t(($) => $.entering.withdrawAsk),
      body: t(($) => $.entering.withdrawBody),
      confirm: t(($) => $.entering.withdraw),
    };
    if (await confirm(question)) withdrawing.mutate();
  };
  return (
    <Button variant="plain" loading={withdrawing.isPending} onClick={() => void ask()}>
      {t(($) => $.entering.withdraw)}
    </Button>
  );
}
