import { IconBuilding } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDay } from '../../lib/format.ts';
import { heldQuery } from '../../lib/held.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './held-badge.module.css';
import { useMaterialLinks } from './links.ts';

/** Tells on a card that the reader's company holds the material, and leads to its files. */
export function HeldBadge({ materialId, among }: { materialId: number; among: readonly number[] }) {
  const { t, language } = useTranslation();
  const { files } = useMaterialLinks();
  const { data: held } = useQuery({
    ...heldQuery(among),
    select: (infos) => infos.find((one) => one.materialId === materialId),
    placeholderData: keepPreviousData,
  });
  if (!held) return null;
  const { by, endsOn, orderId } = held;
  const words = [
    t(($) => $.companyHas.badge),
    endsOn === null
      ? t(($) => $.companyHas.forEver, { by })
      : t(($) => $.companyHas.until, { by, date: formatDay(endsOn, language) }),
    t(($) => $.companyHas.download),
  ].join('\n');
  return (
    <Link to={files(orderId)} className={classes.held} aria-label={words} title={words}>
      <IconBuilding size={12} stroke={2} aria-hidden="true" />
      {t(($) => $.companyHas.badge)}
    </Link>
  );
}
