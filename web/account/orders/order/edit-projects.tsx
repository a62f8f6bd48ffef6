import { useId } from 'react';
import type { OrderDetail } from '#contract/calls/orders.ts';
import type { PartInfo } from '#contract/domain/order-parts.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { changeProject, type Division, emptyProjects, partOf, withoutProject, withProject } from '../division.ts';
import { AddProject } from '../projects/add-project.tsx';
import { FurtherProject } from '../projects/further-project.tsx';
import { PartSelect } from '../projects/part-select.tsx';
import classes from '../projects/projects.module.css';

interface Props {
  order: OrderDetail;
  first: PartInfo;
  /** By the numbers of the order's lines. */
  division: Division;
  asked: boolean;
  days: { from: string; to: string };
  onChange: (division: Division) => void;
}

/** The further projects of an order, and to which each of its lines belongs. */
export function EditProjects({ order, first, division, asked, days, onChange }: Props) {
  const { t } = useTranslation();
  const { further } = division;
  const id = useId();
  const empty = emptyProjects(
    division,
    order.lines.map(({ lineId }) => lineId),
  );
  return (
    <div className={classes.projects}>
      {asked && empty.includes(0) && <p className={classes.empty}>{t(($) => $.orderForm.emptyFirst)}</p>}
      {further.length > 0 && (
        <>
          <h3 id={id} className={classes.division}>
            {t(($) => $.orderLicence.division)}
          </h3>
          <ul className={classes.items} aria-labelledby={id}>
            {order.lines.map(({ lineId, code, title }) => (
              <li key={lineId}>
                <span className={classes.title} title={title}>
                  {code} · {title}
                </span>
                <PartSelect
                  title={title}
                  projects={[first, ...further]}
                  value={partOf(division, lineId)}
                  onChange={(part) => onChange({ ...division, parts: { ...division.parts, [lineId]: part } })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {further.map((project, place) => (
        <FurtherProject
          key={place}
          number={place + 2}
          values={project}
          empty={empty.includes(place + 1)}
          asked={asked}
          days={days}
          onChange={(changes) => onChange(changeProject(division, place, changes))}
          onRemove={() => onChange(withoutProject(division, place))}
        />
      ))}
      {order.kind !== 'music' && (
        <AddProject
          items={order.lines.length}
          further={further.length}
          onAdd={() => onChange(withProject(division, days.from))}
        />
      )}
    </div>
  );
}
