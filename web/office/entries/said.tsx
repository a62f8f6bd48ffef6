import type { EntryDetail } from '#contract/calls/entries-desk.ts';
import { formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Facts, Section } from '../blocks/section.tsx';
import classes from './entries.module.css';

/** What its entrant wrote and declared, with what may tell whose work it is. */
export function Said({ entry }: { entry: EntryDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const yesNo = (value: boolean) => t(($) => $.office.entries[value ? 'yes' : 'no']);
  const { telling, rejection, takenOn, aiUsed, peopleShown } = entry;
  return (
    <>
      <Section level={2} title={t(($) => $.office.entries.story)}>
        {telling.length > 0 && (
          <p className={classes.finding}>{t(($) => $.office.entries.telling, { words: telling.join(' · ') })}</p>
        )}
        <p className={classes.story}>{entry.story}</p>
      </Section>
      {rejection && (
        <Section level={2} title={t(($) => $.office.entries.earlier)}>
          <p>{t(($) => $.entries.reasons[rejection.code])}</p>
          {rejection.words && <p className={classes.story}>{rejection.words}</p>}
        </Section>
      )}
      <Section level={2} title={t(($) => $.office.entries.said)}>
        <Facts
          facts={[
            [t(($) => $.office.entries.place), entry.place],
            [t(($) => $.office.entries.takenOn), takenOn === null ? '–' : formatDay(takenOn, language)],
            [t(($) => $.office.entries.gear), entry.gear || '–'],
            [t(($) => $.office.entries.ai), aiUsed === null ? '–' : yesNo(aiUsed)],
            [t(($) => $.office.entries.editing), entry.editing || '–'],
            [t(($) => $.office.entries.people), peopleShown === null ? '–' : t(($) => $.entries.people[peopleShown])],
            ...(entry.showsCar ? [[t(($) => $.office.entries.declaresCar), yesNo(entry.declaresCar)] as const] : []),
          ]}
        />
      </Section>
    </>
  );
}
