import type { CompanyDetail } from '#contract/calls/companies.ts';
import { Checkbox } from '../../../ui/table/controls.ts';
import classes from './projects.module.css';

interface Props {
  legend: string;
  people: CompanyDetail['people'];
  chosen: readonly number[];
  onChoose: (userIds: number[]) => void;
}

/** Which members of a company work on a project. */
export function PeopleChoice({ legend, people, chosen, onChoose }: Props) {
  return (
    <fieldset className={classes.people}>
      <legend>{legend}</legend>
      {people.map(({ userId, nickname, account }) => (
        <Checkbox
          key={userId}
          label={`${nickname} (${account})`}
          checked={chosen.includes(userId)}
          onChange={({ currentTarget }) =>
            onChoose(currentTarget.checked ? [...chosen, userId] : chosen.filter((one) => one !== userId))
          }
        />
      ))}
    </fieldset>
  );
}
