import { type SyntheticEvent, useId, useMemo, useState } from 'react';
import type { Block } from '#contract/domain/blocks.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useShownValue } from '../../audit/difference.tsx';
import conflict from '../../blocks/conflict.module.css';
import { useLeaveGuard } from '../../blocks/use-leave-guard.ts';
import { useNames } from '../../names.ts';
import type { EntrySaver } from '../entry-values.ts';
import { BlockShown } from './block-shown.tsx';
import classes from './dispute.module.css';
import { type EntryDispute, mergeEntry, type Side } from './merge-entry.ts';

const SIDES = ['mine', 'theirs'] as const satisfies readonly Side[];

/** Shown while somebody else has saved the same fields or blocks: the editor chooses for each. */
export function Dispute({ saver }: { saver: EntrySaver }) {
  const dispute = saver.use((state) => state.dispute);
  return dispute && <Choosing saver={saver} now={dispute.now} key={dispute.now.version} />;
}

type Now = NonNullable<ReturnType<EntrySaver['get']>['dispute']>['now'];

function Choosing({ saver, now }: { saver: EntrySaver; now: Now }) {
  const { t } = useTranslation();
  const { kept, values } = saver.use((state) => state);
  const { disputes, settled } = useMemo(() => mergeEntry(kept.edit, values, now.edit), [kept, values, now]);
  const [choices, setChoices] = useState<Record<string, Side>>({});
  useLeaveGuard(
    true,
    t(($) => $.office.content.conflict.leave),
    ({ pathname, search }) => `${pathname} ${new URLSearchParams(search).get('entry')}`,
  );
  const all = (side: Side) => setChoices(Object.fromEntries(disputes.map(({ key }) => [key, side])));
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    saver.settleAs(settled(choices));
  };
  return (
    <form className={conflict.conflict} onSubmit={save} aria-label={t(($) => $.office.conflict.title)}>
      <div role="alert">
        <h3>{t(($) => $.office.conflict.title)}</h3>
        <p>{t(($) => $.office.content.conflict.hint)}</p>
      </div>
      {disputes.map((one) => (
        <Choice
          key={one.key}
          dispute={one}
          side={choices[one.key]}
          onSide={(side) => setChoices((before) => ({ ...before, [one.key]: side }))}
        />
      ))}
      <div className={conflict.buttons}>
        <Button type="submit" size="small" disabled={disputes.some(({ key }) => choices[key] === undefined)}>
          {t(($) => $.office.content.conflict.save)}
        </Button>
        {SIDES.map((side) => (
          <Button key={side} variant="default" size="small" onClick={() => all(side)}>
            {t(($) => $.office.content.conflict.all[side])}
          </Button>
        ))}
      </div>
    </form>
  );
}

interface Props {
  dispute: EntryDispute;
  side: Side | undefined;
  onSide: (side: Side) => void;
}

function Choice({ dispute, side, onSide }: Props) {
  const { t } = useTranslation();
  const names = useNames();
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend>{names.field(dispute.field)}</legend>
      {SIDES.map((one) => (
        <label key={one} data-chosen={side === one}>
          <span>
            <input type="radio" name={name} checked={side === one} onChange={() => onSide(one)} />
            {t(($) => $.office.content.conflict[one])}
          </span>
          <Said dispute={dispute} side={one} />
        </label>
      ))}
    </fieldset>
  );
}

function Said({ dispute, side }: { dispute: EntryDispute; side: Side }) {
  const { t } = useTranslation();
  const show = useShownValue();
  const { field } = dispute;
  if (field !== 'bodyZh' && field !== 'bodyEn') return <p>{show(field, dispute[side])}</p>;
  const block = dispute[side] as Block | null;
  if (block === null) return <p className={classes.gone}>{t(($) => $.office.content.conflict.gone)}</p>;
  return <BlockShown block={block} lang={field === 'bodyZh' ? 'zh-CN' : 'en'} />;
}
