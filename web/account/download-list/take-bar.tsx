import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Sku } from '#contract/calls/projects.ts';
import type { OrderReferences } from '#contract/domain/references.ts';
import { askRulesAgain, useReferences } from '../../lib/company.ts';
import { projects, refreshProject } from '../../lib/project.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { ReferenceFields } from '../../ui/licence/reference-fields.tsx';
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
  const references = useReferences();
  const [asked, setAsked] = useState(false);
  const taking = useTaking(sku, (order) => {
    onChoose([]);
    onTaken(order);
  });
  const take = () => {
    setAsked(true);
    if (!references.missing) taking.mutate({ materialIds: [...chosen], ...references.toSend });
  };
  const tooMany = chosen.length > sku.quota - sku.used;
  const everything = takeable.every((id) => chosen.includes(id));
  const refusal = tooMany ? t(($) => $.downloadList.tooMany) : taking.error?.message;
  return (
    <>
      <ReferenceFields
        rules={references.rules}
        values={references.values}
        asked={asked}
        onChange={references.setValues}
      />
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
        <Button disabled={chosen.length === 0 || tooMany} loading={taking.isPending} onClick={take}>
          {t(($) => $.downloadList.take, { count: chosen.length })}
        </Button>
      </div>
    </>
  );
}

interface Wish {
  materialIds: number[];
  references?: OrderReferences;
}

/** One key for each wish, so that a click that is repeated after a lost answer takes nothing twice. */
function useTaking({ skuId, kind }: Sku, onTaken: (order: TakenOrder) => void) {
  const last = useRef({ of: '', key: '' });
  return useMutation({
    mutationFn: async (wish: Wish) => {
      const of = JSON.stringify([skuId, wish]);
      if (last.current.of !== of) last.current = { of, key: crypto.randomUUID() };
      const { orderId, number } = await projects.take({ key: last.current.key, skuId, ...wish });
      return { orderId, kind, number, count: wish.materialIds.length };
    },
    onSuccess: onTaken,
    onError: () => askRulesAgain(),
    onSettled: () => refreshProject(),
  });
}
