import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import classes from './undo-bar.module.css';
import type { Removal } from './use-removal.ts';

/** Names the removed items and offers to put them back; those no longer on sale cannot come back. */
export function UndoBar({ removal: { removed, undo } }: { removal: Removal }) {
  const { t } = useTranslation();
  const [only] = removed;
  return (
    <output className={classes.place}>
      {only && (
        <div className={classes.bar}>
          <span>
            {removed.length === 1
              ? t(($) => $.cart.removed, { title: only.title })
              : t(($) => $.cart.removedMany, { count: removed.length })}
          </span>
          {removed.some(({ obstacle }) => obstacle === null) && (
            <Button
              variant="default"
              size="small"
              icon={<IconArrowBackUp size={16} stroke={1.8} aria-hidden="true" />}
              onClick={undo}
            >
              {t(($) => $.cart.undo)}
            </Button>
          )}
        </div>
      )}
    </output>
  );
}
