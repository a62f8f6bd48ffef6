import { useState } from 'react';
import type { OriginalsWork } from '#contract/calls/originals-desk.ts';
import { dayInChina } from '#contract/domain/china-time.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Problem } from '../../../ui/problem.tsx';
import classes from './originals.module.css';
import { useAsk } from './queries.ts';

interface Props {
  contestId: number;
  works: readonly OriginalsWork[];
  onClosed: () => void;
}

const TWO_WEEKS = 14;

/** Which winners are asked for their originals, and until when: at first all of whom something is missing. */
export function AskDialog({ contestId, works, onClosed }: Props) {
  const { t } = useTranslation();
  const words = t(($) => $.office.originals.dialog);
  const ask = useAsk(words.sent);
  const [today] = useState(() => dayInChina(Date.now()));
  const [dueOn, setDueOn] = useState(() => dayInChina(Date.now(), TWO_WEEKS));
  const [chosen, setChosen] = useState(() => works.filter(({ complete }) => !complete).map(({ entryId }) => entryId));
  const choose = (entryId: number, wanted: boolean) =>
    setChosen(wanted ? [...chosen, entryId] : chosen.filter((one) => one !== entryId));
  return (
    <Dialog title={words.title} onClosed={onClosed}>
      {(close) => (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            ask.mutate({ contestId, entryIds: chosen, dueOn }, { onSuccess: close });
          }}
        >
          <DateField
            label={words.due}
            description={words.dueHint}
            required
            value={dueOn}
            min={today}
            onChange={setDueOn}
          />
          <fieldset>
            <legend>{words.works}</legend>
            {works.map(({ entryId, title, track }) => (
              <label key={entryId}>
                <input
                  type="checkbox"
                  checked={chosen.includes(entryId)}
                  onChange={(event) => choose(entryId, event.currentTarget.checked)}
                />
                {title} · {track}
              </label>
            ))}
          </fieldset>
          <Problem>{ask.error?.message}</Problem>
          <div className={classes.ends}>
            <Button variant="default" onClick={close}>
              {t(($) => $.common.cancel)}
            </Button>
            <Button type="submit" loading={ask.isPending} disabled={chosen.length === 0 || dueOn === ''}>
              {words.send}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
