import type { Synonyms } from '#contract/calls/search-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Label } from '../../ui/table/label.tsx';
import { Moment } from '../blocks/moment.tsx';
import type { Column } from '../../ui/table/table.ts';
import classes from './search.module.css';
import type { SynonymDraft } from './use-change-synonyms.ts';
import { useRemoveSynonyms } from './use-change-synonyms.ts';

export function useSynonymColumns(onDraft: (draft: SynonymDraft) => void): Column<Synonyms>[] {
  const { t } = useTranslation();
  return [
    {
      name: 'words',
      title: t(($) => $.office.search.words),
      cell: ({ words }) => (
        <ul className={classes.words}>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      ),
    },
    {
      name: 'state',
      title: t(($) => $.office.search.state),
      width: 130,
      cell: ({ indexed }) =>
        indexed ? (
          <Label tone="good">{t(($) => $.office.search.indexed)}</Label>
        ) : (
          <Label tone="accent">{t(($) => $.office.search.indexing)}</Label>
        ),
    },
    {
      name: 'changed',
      title: t(($) => $.office.search.changed),
      width: 150,
      cell: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
    {
      name: 'actions',
      title: t(($) => $.office.search.rowActions),
      width: 160,
      cell: (group) => <SynonymActions group={group} onEdit={() => onDraft(group)} />,
    },
  ];
}

function SynonymActions({ group, onEdit }: { group: Synonyms; onEdit: () => void }) {
  const { t } = useTranslation();
  const remove = useRemoveSynonyms();
  const askToRemove = async () => {
    const sure = await confirm({
      title: t(($) => $.office.search.removeTitle),
      body: t(($) => $.office.search.removeBody, { words: group.words.join(' · ') }),
      confirm: t(($) => $.office.search.remove),
    });
    if (sure) remove.mutate(group);
  };
  return (
    <span className={classes.actions}>
      <Button variant="default" size="small" disabled={remove.isPending} onClick={onEdit}>
        {t(($) => $.office.search.edit)}
      </Button>
      <Button variant="default" size="small" loading={remove.isPending} onClick={() => void askToRemove()}>
        {t(($) => $.office.search.remove)}
      </Button>
    </span>
  );
}
