import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import type { StaffRole } from '#contract/domain/roles.ts';
import { useTranslation } from '../../lib/translation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { formatBadge } from '../../lib/format.ts';
import { type DeskName, DESKS, desksFor, mayUse } from '../desks.ts';
import { queuesQuery } from '../jobs/queries.ts';
import classes from './frame.module.css';
import navigation from './navigation.module.css';

interface Props {
  roles: readonly StaffRole[];
  children: ReactNode;
}

/** The desks at the side, with the work beside them. */
export function Frame({ roles, children }: Props) {
  return (
    <div className={classes.frame}>
      <Navigation roles={roles} />
      <div className={classes.content}>{children}</div>
    </div>
  );
}

const LOOK_AGAIN_MS = 30_000;

function Navigation({ roles }: { roles: readonly StaffRole[] }) {
  const { t } = useTranslation();
  const failed = useFailedJobs(roles);
  return (
    <nav className={navigation.navigation} aria-label={t(($) => $.office.nav)}>
      <ul>
        {desksFor(roles).map((name) => (
          <li key={name}>
            <DeskLink name={name} count={name === 'jobs' ? failed : 0} />
          </li>
        ))}
      </ul>
      <p className={navigation.zone}>{t(($) => $.office.timeZone)}</p>
    </nav>
  );
}

function DeskLink({ name, count }: { name: DeskName; count: number }) {
  const { t } = useTranslation();
  const { path, icon: Icon } = DESKS[name];
  const counted = `${t(($) => $.office.jobs.failed)} ${count}`;
  return (
    <NavLink to={path} end className={navigation.link!}>
      <Icon size={17} stroke={1.7} aria-hidden="true" />
      <span className={navigation.name}>{t(($) => $.office.desks[name])}</span>
      {count > 0 && (
        <span className={navigation.badge} title={counted}>
          <VisuallyHidden>{counted}</VisuallyHidden>
          <span aria-hidden="true">{formatBadge(count)}</span>
        </span>
      )}
    </NavLink>
  );
}

/** How many jobs failed for good, shown at every desk because they do nothing until somebody acts. */
function useFailedJobs(roles: readonly StaffRole[]): number {
  const { data } = useQuery({ ...queuesQuery, enabled: mayUse('jobs', roles), refetchInterval: LOOK_AGAIN_MS });
  return data?.infos.reduce((sum, queue) => sum + queue.failed, 0) ?? 0;
}
