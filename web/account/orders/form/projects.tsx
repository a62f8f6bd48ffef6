import { useTranslation } from '../../../lib/translation.ts';
import { changeProject, withoutProject, withProject } from '../division.ts';
import { AddProject } from '../projects/add-project.tsx';
import { FurtherProject } from '../projects/further-project.tsx';
import classes from './put-order.module.css';
import { SavedLicensees } from './saved-licensees.tsx';
import type { OrderFormState } from './use-order-form.ts';

/** The projects of the order beyond the first, and the way to one more. */
export function Projects({ form }: { form: OrderFormState }) {
  const { division, empty, days, asked, change, ordered } = form;
  return (
    <>
      {division.further.map((project, place) => {
        const onChange = (changes: Partial<typeof project>) =>
          change({ division: changeProject(division, place, changes) });
        return (
          <FurtherProject
            key={place}
            number={place + 2}
            values={project}
            empty={empty.includes(place + 1)}
            asked={asked}
            days={days}
            onChange={onChange}
            onRemove={() => change({ division: withoutProject(division, place) })}
          >
            <SavedLicensees value={project} onChoose={onChange} />
          </FurtherProject>
        );
      })}
      <AddProject
        items={ordered.length}
        further={division.further.length}
        onAdd={() => change({ division: withProject(division, days.from) })}
      />
    </>
  );
}

/** The number of the first project, as soon as there are others, and whether nothing belongs to it. */
export function FirstProject({ form: { division, empty, asked } }: { form: OrderFormState }) {
  const { t } = useTranslation();
  if (division.further.length === 0) return null;
  return (
    <>
      <h3 className={classes.project}>{t(($) => $.trade.part.name, { number: 1 })}</h3>
      {asked && empty.includes(0) && <p className={classes.missing}>{t(($) => $.orderForm.emptyFirst)}</p>}
    </>
  );
}
