import { IconPlus } from '@tabler/icons-react';
import { ORDER_PARTS } from '#contract/domain/order-parts.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './projects.module.css';

interface Props {
  /** How many items there are, and how many projects beyond the first. */
  items: number;
  further: number;
  onAdd: () => void;
}

/** Divides an order further, while there are items for one more project. */
export function AddProject({ items, further, onAdd }: Props) {
  const { t } = useTranslation();
  if (further + 1 >= Math.min(items, ORDER_PARTS)) return null;
  return (
    <div className={classes.add}>
      <Button variant="default" onClick={onAdd}>
        <IconPlus size={16} stroke={1.8} aria-hidden="true" /> {t(($) => $.orderForm.addPart)}
      </Button>
      {further === 0 && <p>{t(($) => $.orderForm.addPartHint)}</p>}
    </div>
  );
}
