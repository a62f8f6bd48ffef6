import { useQuery } from '@tanstack/react-query';
import type { UnhelpfulAnswer } from '#contract/calls/content-desk.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import type { Column } from '../../ui/table/table.ts';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';
import classes from './content.module.css';
import { unhelpfulQuery } from './queries.ts';

interface Props {
  address: Address;
  onOpen: (id: number) => void;
}

/** Answers that readers found unhelpful, the worst first, with the words why. */
export function Unhelpful({ address, onOpen }: Props) {
  const { t } = useTranslation();
  const query = useQuery(unhelpfulQuery({ pageNo: address.page, pageSize: PAGE_SIZE }));
  return (
    <DataTable
      label={t(($) => $.office.content.views.unhelpful)}
      columns={useColumns()}
      query={query}
      rowKey={({ id }) => String(id)}
      onOpen={({ id }) => onOpen(id)}
      empty={
        <EmptyList
          filtered={false}
          onClear={() => {}}
          title={t(($) => $.office.content.unhelpful.empty.title)}
          hint={t(($) => $.office.content.unhelpful.empty.hint)}
        />
      }
      paging={address.paging}
    />
  );
}

function useColumns(): Column<UnhelpfulAnswer>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      name: 'title',
      title: t(($) => $.office.content.types.question),
      width: '34%',
      cell: ({ titleZh, titleEn }) => inLanguage(language, titleZh, titleEn) || titleZh || titleEn,
    },
    {
      name: 'unhelpful',
      title: t(($) => $.office.content.unhelpful.unhelpful),
      width: 110,
      cell: ({ unhelpful }) => unhelpful,
    },
    {
      name: 'helpful',
      title: t(($) => $.office.content.unhelpful.helpful),
      width: 110,
      cell: ({ helpful }) => helpful,
    },
    {
      name: 'comments',
      title: t(($) => $.office.content.unhelpful.comments),
      cell: ({ comments }) =>
        comments.length === 0 ? (
          t(($) => $.office.content.unhelpful.none)
        ) : (
          <ul className={classes.comments}>
            {comments.map(({ at, comment }) => (
              <li key={at + comment}>{comment}</li>
            ))}
          </ul>
        ),
    },
  ];
}
