import { IconPhotoOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { CollectionName, Listed } from './collections.ts';
import classes from './row.module.css';

interface Props {
  of: CollectionName;
  item: Listed;
  /** Says whether visitors see it. */
  label: ReactNode;
  open: boolean;
  onOpen: () => void;
}

/** A topic or playlist in the list: its cover, its titles and whether visitors see it. */
export function Row({ of, item, label, open, onOpen }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [title, other] = language === 'en' ? [item.titleEn, item.titleZh] : [item.titleZh, item.titleEn];
  const { online } = item;
  const hidden = item.materials - online;
  const count =
    hidden > 0 ? t(($) => $.office[of].countHidden, { online, hidden }) : t(($) => $.office[of].count, { online });
  return (
    <button type="button" className={classes.row} aria-current={open || undefined} onClick={onOpen}>
      <span className={classes.cover}>
        {item.cover ? (
          <img src={item.cover} alt="" loading="lazy" decoding="async" />
        ) : (
          <IconPhotoOff size={18} stroke={1.6} aria-hidden="true" />
        )}
      </span>
      <span className={classes.names}>
        <strong>{title}</strong>
        <span>{other}</span>
      </span>
      <span className={classes.count}>{item.cover ? count : t(($) => $.office[of].noCover)}</span>
      {label}
    </button>
  );
}
