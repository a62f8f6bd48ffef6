import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { searchDeskCalls } from '#contract/calls/search-desk.ts';
import { client } from '../../lib/api.ts';
import { saveCsv } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './search.module.css';
import type { SearchedFilter } from './use-searched-filter.ts';

const desk = client(searchDeskCalls);

/** What the table lists, all pages of it, for a spreadsheet. */
export function ExportButton({ filter }: { filter: SearchedFilter }) {
  const { t } = useTranslation();
  const name = `${t(($) => $.office.search.exportName)}-${filter.values.days}.csv`;
  const exporting = useMutation({
    mutationFn: () => desk.exportSearched(filter.values),
    onSuccess: ({ csv }) => {
      saveCsv(name, csv);
      void toast(t(($) => $.office.search.exported));
    },
    onError: (error) => void toast(error.message, 'failed'),
  });
  return (
    <span className={classes.end}>
      <Button
        variant="default"
        size="small"
        icon={<IconDownload size={15} stroke={1.8} aria-hidden="true" />}
        loading={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        {t(($) => $.office.search.export)}
      </Button>
    </span>
  );
}
