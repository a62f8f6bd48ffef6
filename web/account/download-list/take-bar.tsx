import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Sku } from '#contract/calls/projects.ts';
import { projects, refreshProject } from '../../lib/project.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './download-list.module.css';
import type { TakenOrder } from './taken-dialog.tsx';

interface Props {
  sku: Sku;
  /** What of this page can be taken. */
  takeable: readonly number[];
  chosen: readonly number[];
  onChoose: (materialIds: number[]) => void;
  onTaken: (order: TakenOrder) => void;
}

/** Takes everything that is selected. */
export function TakeBar({ sku, takeable, chosen, onChoose, onTaken }: Props) {
  const { t } = useTranslation();
  const taking = useTaking(sku, (order) => {
    onChoose([]);
    onTaken(order);
  });
  const tooMany = chosen.length > sku.quota - sku.used;
  const everything = takeable.every((id) => chosen.includes(id));
  const refusal = tooMany ? t(($) => $.downloadList.tooMany) : taking.error?.message;
  return (
    <div className={classes.bar}>
      <output>{t(($) => $.downloadList.chosen, { count: chosen.length })}</output>
      <Button
        variant="plain"
        size="small"
        disabled={takeable.length === 0}
        onClick={() => onChoose(everything ? [] : [...new Set([...chosen, ...takeable])])}
      >
        {t(($) => $.downloadList[everything && chosen.length > 0 ? 'clear' : 'all'])}
      </Button>
      <Problem>{refusal}</Problem>
      <Button
        disabled={chosen.length === 0 || tooMany}
        loading={taking.isPending}
        onClick={() => taking.mutate([...chosen])}
      >
        {t(($) => $.downloadList.take, { count: chosen.length })}
      </Button>
    </div>
  );
}

/** One key for each wish, so that a click that is repeated after a lost answer takes nothing twice. */
function useTaking({ skuId, kind }: Sku, onTaken: (order: TakenOrder) => void) {
  const wish = useRef({ of: '', key: '' });
  return useMutation({
    mutationFn: async (materialIds: number[]) => {
      const of = JSON.stringify([skuId, materialIds]);
      if (wish.current.of !== of) wish.current = { of, key: crypto.randomUUID() };
      const { orderId, number } = await projects.take({ key: wish.current.key, skuId, materialIds });
      return { orderId, kind, number, count: materialIds.length };
    },
    onSuccess: onTaken,
    onSettled: () => refreshProject(),
  });
}
