import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { GatheredItem } from '#contract/calls/projects.ts';
import type { SkuKind } from '#contract/domain/project.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { dropFromList } from '../../lib/project.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { HeldLine } from '../../ui/licence/company-has.tsx';
import { Checkbox } from '../../ui/table/controls.ts';
import { Label } from '../../ui/table/label.tsx';
import { Thumbnail } from '../../ui/table/thumbnail.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './download-list.module.css';

interface Props {
  item: GatheredItem;
  kind: SkuKind;
  /** Null when it cannot be taken. */
  chosen: boolean | null;
  onToggle: () => void;
}

export function GatheredRow({ item, kind, chosen, onToggle }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { materialId, title, code, thumbnail, obstacle, held, addedBy, addedAt } = item;
  const at = kind === 'photo' ? paths.detailPic(materialId) : paths.detail(materialId);
  return (
    <li className={classes.row}>
      <Checkbox
        aria-label={t(($) => $.downloadList.choose, { title })}
        checked={chosen === true}
        disabled={chosen === null}
        onChange={onToggle}
      />
      <span className={classes.picture}>
        <Thumbnail of={{ kind, thumbnail: thumbnail || null }} large />
      </span>
      <div className={classes.words}>
        <p className={classes.title}>{item.item ? <Link to={at}>{title}</Link> : title}</p>
        <p className={classes.facts}>
          <span>{code}</span>
          <span>{t(($) => $.downloadList.by, { name: addedBy, date: formatDate(addedAt, language) })}</span>
          {obstacle && <Label tone="bad">{t(($) => $.downloadList.obstacles[obstacle])}</Label>}
        </p>
        {held && <HeldLine held={held} filesAt={paths.orderMaterialList} />}
      </div>
      <Remove materialId={materialId} title={title} />
    </li>
  );
}

function Remove({ materialId, title }: { materialId: number; title: string }) {
  const { t } = useTranslation();
  const removing = useMutation({
    mutationFn: () => dropFromList([materialId]),
    onSuccess: () => void toast(t(($) => $.downloadList.removed)),
    onError: (error) => void toast(error.message, 'failed'),
  });
  return (
    <IconButton
      label={`${t(($) => $.downloadList.remove)} ${title}`}
      disabled={removing.isPending}
      icon={<IconTrash size={17} stroke={1.7} aria-hidden="true" />}
      onClick={() => removing.mutate()}
    />
  );
}
