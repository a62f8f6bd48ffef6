import { IconCircleCheck, IconChevronRight, IconLoader2, IconPencil, IconRotate2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { CENTER_KINDS, type CenterKind, listName } from '#contract/domain/material-center.ts';
import { GID } from '#contract/domain/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import type { Summary } from '../center-queries.ts';
import sections from './center-home.module.css';
import classes from './to-do.module.css';

type What = 'fix' | 'describe' | 'processing';

const ICONS = { fix: IconRotate2, describe: IconPencil, processing: IconLoader2 };

interface Thing {
  what: What;
  kind: CenterKind;
  count: number;
  to: string;
}

/** Tasks of the owner, the most urgent first; works being processed come last. */
function thingsToDo(counts: Summary['counts']): Thing[] {
  const things = (['fix', 'describe', 'processing'] as const).flatMap((what) =>
    CENTER_KINDS.map((kind): Thing => ({ what, kind, ...thing(what, kind, counts[kind]) })),
  );
  return things.filter(({ count }) => count > 0);
}

function thing(what: What, kind: CenterKind, counts: Summary['counts'][CenterKind]): { count: number; to: string } {
  if (what === 'fix') return { count: counts.returned, to: paths.centerList(listName(kind, 'returned')) };
  const sec = what === 'processing' ? '0' : '1';
  const count = what === 'processing' ? counts.processing : counts.waiting - counts.processing;
  return { count, to: paths.centerList(listName(kind, 'waiting'), { sec }) };
}

export function ToDo({ counts }: { counts: Summary['counts'] }) {
  const { t } = useTranslation();
  const things = thingsToDo(counts);
  return (
    <section className={sections.section}>
      <h3>{t(($) => $.center.dash.todo)}</h3>
      {things.every(({ what }) => what === 'processing') && <AllDone />}
      {things.length > 0 && (
        <ul className={classes.things}>
          {things.map(({ what, kind, count, to }) => {
            const Icon = ICONS[what];
            return (
              <li key={`${what} ${kind}`}>
                <Link to={to} data-what={what}>
                  <Icon size={18} stroke={1.7} aria-hidden="true" />
                  <span>{t(($) => $.center.dash[what][kind], { count })}</span>
                  <IconChevronRight size={16} stroke={1.8} aria-hidden="true" />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function AllDone() {
  const { t } = useTranslation();
  const isManager = useSession()?.gid === GID.materialManager;
  return (
    <p className={classes.done}>
      <IconCircleCheck size={18} stroke={1.8} aria-hidden="true" />
      <strong>{t(($) => $.center.dash.allDone)}</strong>
      <span>{t(($) => $.center.dash.allDoneHint)}</span>
      {!isManager && <span>{t(($) => $.center.dash.uploadHint)}</span>}
    </p>
  );
}
