import type { ContentRow } from '#contract/calls/content-desk.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import type { Column } from '../../ui/table/table.ts';
import { Moment } from '../blocks/moment.tsx';
import classes from './content.module.css';
import { StateLabel } from './state-label.tsx';

export function useEntryColumns(): Column<ContentRow>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      name: 'title',
      title: t(($) => $.office.content.title),
      cell: ({ titleZh, titleEn, slug }) => (
        <span className={classes.title}>
          {inLanguage(language, titleZh, titleEn) || titleZh || titleEn}
          <small>{slug}</small>
        </span>
      ),
    },
    {
      name: 'type',
      title: t(($) => $.office.content.type),
      width: 130,
      cell: ({ type }) => t(($) => $.office.content.types[type]),
    },
    {
      name: 'state',
      title: t(($) => $.office.content.state),
      width: 240,
      cell: ({ state, hasDraft }) => (
        <>
          <StateLabel state={state} />{' '}
          {hasDraft && state !== 'draft' && <Label tone="accent">{t(($) => $.office.content.withDraft)}</Label>}
        </>
      ),
    },
    {
      name: 'languages',
      title: t(($) => $.office.content.languages),
      width: 170,
      cell: ({ missing }) =>
        missing ? (
          <Label tone="bad">{t(($) => $.office.content.lacks[missing])}</Label>
        ) : (
          t(($) => $.office.content.both)
        ),
    },
    {
      name: 'changed',
      title: t(($) => $.office.content.changed),
      width: 168,
      cell: ({ changedAt }) => <Moment at={changedAt} />,
    },
  ];
}
