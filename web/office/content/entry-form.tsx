import type { ContentDetail } from '#contract/calls/content-desk.ts';
import { LANGUAGES } from '#contract/domain/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Problem } from '../../ui/problem.tsx';
import { AdminHistory } from '../blocks/history.tsx';
import layout from '../blocks/desk-layout.module.css';
import { BannerCounts } from './banner-counts.tsx';
import { Dispute } from './conflict/dispute.tsx';
import classes from './content.module.css';
import { EditionFields } from './edition-fields.tsx';
import type { EntrySaver } from './entry-values.ts';
import { Revisions } from './revisions.tsx';
import { Settings } from './settings.tsx';

interface Props {
  entry: ContentDetail;
  saver: EntrySaver;
  onChanged: () => Promise<void>;
}

/** Both languages side by side; beside them settings and revisions. */
export function EntryForm({ entry, saver, onChanged }: Props) {
  const { t } = useTranslation();
  const message = saver.use(({ saving, message: told }) => (saving === 'wrong' || saving === 'failed' ? told : null));
  const { title, facts } = saver.use(({ errors }) => errors);
  return (
    <div className={layout.columns}>
      <div className={layout.main}>
        <Dispute saver={saver} />
        <Problem>{title ?? (facts === undefined ? message : t(($) => $.office.content.form.factsWrong))}</Problem>
        <div className={classes.languages}>
          {LANGUAGES.map((language) => (
            <EditionFields key={language} type={entry.type} language={language} saver={saver} />
          ))}
        </div>
      </div>
      <div className={layout.side}>
        <Settings entry={entry} saver={saver} onChanged={onChanged} />
        {entry.type === 'banner' && <BannerCounts id={entry.id} />}
        <Revisions entry={entry} saver={saver} onChanged={onChanged} />
        <AdminHistory subject={`content:${entry.id}`} />
      </div>
    </div>
  );
}
