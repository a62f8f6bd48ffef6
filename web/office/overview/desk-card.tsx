import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DESKS, type DeskName } from '../desks.ts';
import classes from './desk-card.module.css';

interface Props {
  name: Exclude<DeskName, 'overview'>;
  /** How things stand at this desk. */
  children: ReactNode;
}

export function DeskCard({ name, children }: Props) {
  const { t } = useTranslation();
  const { path, icon: Icon } = DESKS[name];
  return (
    <li className={classes.card}>
      <h2>
        <Icon size={17} stroke={1.7} aria-hidden="true" />
        <Link to={path}>{t(($) => $.office.desks[name])}</Link>
        <IconArrowRight size={16} stroke={1.8} aria-hidden="true" className={classes.arrow} />
      </h2>
      <p className={classes.about}>{t(($) => $.office.about[name])}</p>
      <div className={classes.figures}>{children}</div>
    </li>
  );
}
