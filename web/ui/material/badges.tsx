import type { Source } from '#contract/domain/material.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './badges.module.css';
import { HeldBadgeSlot, useHeldAmong } from './held-among.tsx';

interface Props {
  id: number;
  from: Source;
  groupFlag: 0 | 1;
  hdrFlag?: 0 | 1;
  /** How many almost identical materials it stands for. */
  alike: number;
}

/** Marks on a picture that set the material apart; the card's link explains all but what a company holds. */
export function Badges(item: Props) {
  const plain = item.from !== 'raw' && item.groupFlag === 0 && !item.hdrFlag && item.alike === 0;
  const asked = useHeldAmong(item.id) !== undefined;
  return plain && !asked ? null : <ShownBadges {...item} />;
}

function ShownBadges({ id, from, groupFlag, hdrFlag = 0, alike }: Props) {
  const { t } = useTranslation();
  return (
    <span className={classes.badges}>
      <HeldBadgeSlot materialId={id} />
      {hdrFlag === 1 && (
        <span className={classes.badge} data-kind="hdr">
          HDR
        </span>
      )}
      {groupFlag === 1 && <span className={classes.badge}>{t(($) => $.material.group)}</span>}
      {from === 'raw' && (
        <span className={classes.badge} data-kind="price">
          {t(($) => $.material.lowPrice)}
        </span>
      )}
      {alike > 0 && <span className={classes.badge}>{t(($) => $.material.alikeBadge, { more: alike })}</span>}
    </span>
  );
}
