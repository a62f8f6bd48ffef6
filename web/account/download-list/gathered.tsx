import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GatheredItem, ProjectData, Sku } from '#contract/calls/projects.ts';
import { mayBuy } from '#contract/domain/company.ts';
import type { SkuKind } from '#contract/domain/project.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import { standingQuery } from '../company/queries.ts';
import classes from './download-list.module.css';
import { GatheredRow } from './gathered-row.tsx';
import { listQuery, PAGE_SIZE } from './queries.ts';
import { SkuChoice } from './sku-choice.tsx';
import { TakeBar } from './take-bar.tsx';
import { TakenDialog, type TakenOrder } from './taken-dialog.tsx';

/** It is on sale and the company does not have it for this use. */
const isTakeable = ({ obstacle, held }: GatheredItem) => obstacle === null && held === null;

/** The list of one kind: from which allowance to take, and what. */
export function Gathered({ kind, project }: { kind: SkuKind; project: ProjectData }) {
  const { t } = useTranslation();
  const branches = kind === 'photo' ? project.photoBranches : project.videoBranches;
  const skus = branches.flatMap((branch) => branch.skus);
  const canTake = kind === 'photo' ? project.photoCanDownload : project.videoCanDownload;
  const [skuId, setSkuId] = useState(() => (skus.find(({ state }) => state === 'open') ?? skus[0])?.skuId ?? null);
  const sku = skus.find((one) => one.skuId === skuId) ?? null;
  // Here and not beside the rows, which are gone once everything is taken.
  const [taken, setTaken] = useState<TakenOrder | null>(null);
  const role = useQuery(standingQuery).data?.company?.role;
  return (
    <>
      {role && !mayBuy(role) && <p className={classes.notice}>{t(($) => $.downloadList.mayNot)}</p>}
      {sku ? (
        <SkuChoice branches={branches} sku={sku} onChoose={setSkuId} />
      ) : (
        <p className={classes.notice}>{t(($) => $.downloadList.noSku)}</p>
      )}
      <Rows key={skuId} kind={kind} sku={sku} canTake={canTake && sku?.state === 'open'} onTaken={setTaken} />
      {taken && <TakenDialog taken={taken} onClosed={() => setTaken(null)} />}
    </>
  );
}

interface RowsProps {
  kind: SkuKind;
  sku: Sku | null;
  canTake: boolean;
  onTaken: (order: TakenOrder) => void;
}

function Rows({ kind, sku, canTake, onTaken }: RowsProps) {
  const address = useAddress();
  const filter = { kind, skuId: sku?.skuId ?? null, pageNo: address.page, pageSize: PAGE_SIZE };
  const { data, error, refetch } = useQuery(listQuery(filter, useLanguage()));
  const [chosen, setChosen] = useState<number[]>([]);
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} />;
  if (data.total === 0) return <Empty />;
  const takeable = canTake ? data.infos.filter(isTakeable).map(({ materialId }) => materialId) : [];
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      {canTake && sku && (
        <TakeBar sku={sku} takeable={takeable} chosen={chosen} onChoose={setChosen} onTaken={onTaken} />
      )}
      <ul className={classes.rows}>
        {data.infos.map((item) => (
          <GatheredRow
            key={item.materialId}
            item={item}
            kind={kind}
            chosen={takeable.includes(item.materialId) ? chosen.includes(item.materialId) : null}
            onToggle={() => toggle(item.materialId)}
          />
        ))}
      </ul>
      {data.total > PAGE_SIZE && (
        <Pager page={address.page} pageSize={PAGE_SIZE} total={data.total} onPage={address.paging.onPage} />
      )}
    </>
  );
}

function Empty() {
  const { t } = useTranslation();
  return (
    <Nothing
      title={t(($) => $.downloadList.empty.title)}
      hint={t(($) => $.downloadList.empty.hint)}
      action={<ButtonLink to={paths.home()}>{t(($) => $.downloadList.empty.action)}</ButtonLink>}
    />
  );
}
