import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/translation.ts';
import classes from './judging.module.css';
import { progressQuery } from './queries.ts';

/** Works of a round that judges have told the coordinators of: stepped back from, or flagged, with what they wrote. */
export function ToldWorks({ roundId }: { roundId: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(progressQuery(roundId));
  if (!data) return null;
  const words = t(($) => $.office.judging.progress);
  return (
    <>
      {data.flags.length > 0 && (
        <>
          <h3>{words.flags}</h3>
          <ul className={classes.told}>
            {data.flags.map(({ entryId, judge, title, note }) => (
              <li key={`${entryId} ${judge}`}>
                {t(($) => $.office.judging.progress.flag, { judge, title })}
                {note !== '' && <p className={classes.note}>{note}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
      {data.recusals.length > 0 && (
        <>
          <h3>{words.recusals}</h3>
          <ul className={classes.told}>
            {data.recusals.map((recusal) => (
              <li key={`${recusal.entryId} ${recusal.judge}`}>
                {t(($) => $.office.judging.progress.recusal, recusal)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
