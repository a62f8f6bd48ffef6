import type { Branch, Sku } from '#contract/calls/projects.ts';
import { formatFen } from '#contract/domain/money.ts';
import { formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTermsWords } from '../../lib/terms-words.ts';
import { useTranslation } from '../../lib/translation.ts';
import { NativeSelect } from '../../ui/fields.ts';
import { Label } from '../../ui/table/label.tsx';
import classes from './download-list.module.css';

interface Props {
  branches: readonly Branch[];
  sku: Sku;
  onChoose: (skuId: number) => void;
}

/** For which branch and use to take, and what is left. */
export function SkuChoice({ branches, sku, onChoose }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const inWords = useTermsWords();
  const skus = branches.find(({ branch }) => branch === sku.branch)?.skus ?? [];
  const chooseBranch = (name: string) => {
    const own = branches.find(({ branch }) => branch === name)?.skus ?? [];
    const next = own.find(({ state }) => state === 'open') ?? own[0];
    if (next) onChoose(next.skuId);
  };
  return (
    <div className={classes.choice}>
      <NativeSelect
        label={t(($) => $.downloadList.branch)}
        value={sku.branch}
        data={branches.map(({ branch }) => branch)}
        onChange={({ currentTarget }) => chooseBranch(currentTarget.value)}
      />
      <NativeSelect
        label={t(($) => $.downloadList.sku)}
        value={String(sku.skuId)}
        data={skus.map(({ skuId, terms }) => ({ value: String(skuId), label: inWords(terms) }))}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      />
      <p className={classes.left}>
        <strong>{t(($) => $.downloadList.left, { left: sku.quota - sku.used, quota: sku.quota })}</strong>
        {sku.state !== 'open' && <Label tone="bad">{t(($) => $.downloadList.states[sku.state])}</Label>}
        <span>{t(($) => $.downloadList.unit, { price: formatFen(sku.unitFen) })}</span>
        <span>{t(($) => $.downloadList.until, { day: formatDay(sku.endsOn, language) })}</span>
      </p>
    </div>
  );
}
