import { IconCheckbox, IconLayoutGridAdd, IconListCheck, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { idOf } from '#contract/domain/item-id.ts';
import { PROJECT_LIMITS } from '#contract/domain/project.ts';
import type { AnyItem } from '#contract/items.ts';
import { useHasList } from '../../lib/project-data.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { openBoardPicker } from '../../ui/overlays.ts';
import { toast } from '../../ui/toast.ts';
import classes from './selection-bar.module.css';
import type { Selection } from './use-selection.ts';

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;

export function SelectButton({ selection }: { selection: Selection }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      size="small"
      icon={<IconCheckbox {...icon} />}
      aria-pressed={selection.active}
      onClick={selection.active ? selection.end : selection.start}
    >
      {selection.active ? t(($) => $.bookmarkSelection.end) : t(($) => $.bookmarkSelection.start)}
    </Button>
  );
}

interface Props {
  selection: Selection;
  removeLabel: string;
  /** False when the reader declined. */
  onRemove: (items: AnyItem[]) => Promise<boolean>;
}

/** Actions on everything selected. */
export function SelectionBar({ selection, removeLabel, onRemove }: Props) {
  const { t } = useTranslation();
  const { chosen, everything } = selection;
  const remove = useMutation({
    mutationFn: onRemove,
    onSuccess: (removed) => removed && selection.end(),
    onError: (error) => void toast(error.message, 'failed'),
  });
  if (!selection.active) return null;
  const none = chosen.length === 0;
  return (
    <div className={classes.bar}>
      <output>{t(($) => $.bookmarkSelection.count, { count: chosen.length })}</output>
      <Button variant="plain" size="small" onClick={selection.toggleAll}>
        {everything ? t(($) => $.bookmarkSelection.none) : t(($) => $.bookmarkSelection.all)}
      </Button>
      <Button
        size="small"
        disabled={none}
        icon={<IconLayoutGridAdd {...icon} />}
        onClick={() => openBoardPicker(chosen)}
      >
        {t(($) => $.material.toBoard)}
      </Button>
      <ToList chosen={chosen} />
      <Button
        variant="default"
        size="small"
        disabled={none}
        loading={remove.isPending}
        icon={<IconTrash {...icon} />}
        onClick={() => remove.mutate(chosen)}
      >
        {removeLabel}
      </Button>
    </div>
  );
}

/** For people of a project: videos and photos go on its download list. */
function ToList({ chosen }: { chosen: readonly AnyItem[] }) {
  const { t } = useTranslation();
  const has = useHasList();
  const pictures = chosen.filter((item) => !('musicId' in item)).slice(0, PROJECT_LIMITS.lines);
  const adding = useMutation({
    mutationFn: async () => await (await import('../../lib/project.ts')).gather(pictures.map(idOf)),
    onSuccess: (count) => void toast(t(($) => $.material.onList, { count })),
    onError: (error) => void toast(error.message, 'failed'),
  });
  if (!has) return null;
  return (
    <Button
      variant="default"
      size="small"
      disabled={pictures.length === 0}
      loading={adding.isPending}
      icon={<IconListCheck {...icon} />}
      onClick={() => adding.mutate()}
    >
      {t(($) => $.material.toList)}
    </Button>
  );
}
