import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { focusRow } from '../../ui/table/table.ts';
import { type Address, idAt } from '../../ui/table/use-address.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { agreementsQuery } from './queries.ts';
import { useVersionColumns } from './use-version-columns.tsx';
import { VersionPanel } from './version-panel.tsx';

export interface VersionsProps {
  address: Address;
  /** The form for the next version is open. */
  publishing: boolean;
  onPublished: () => void;
}

/** Every version of the agreement with photographers. */
export function PhotographerVersions({ address, publishing, onPublished }: VersionsProps) {
  const { t } = useTranslation();
  const query = useQuery(agreementsQuery);
  const versions = query.data?.infos ?? [];
  const open = idAt(address, 'version');
  const opened = versions.find(({ version }) => version === open);
  const columns = useVersionColumns(versions);
  const close = () => {
    address.set({ version: undefined });
    if (open !== undefined) focusRow(String(open));
  };
  return (
    <>
      <DataTable
        label={t(($) => $.office.agreements.view.photographer)}
        columns={columns}
        query={query}
        rowKey={({ version }) => String(version)}
        openKey={String(open)}
        onOpen={({ version }) => address.set({ version: String(version) })}
        empty={<Nothing title={t(($) => $.office.agreements.empty)} hint={t(($) => $.office.about.agreements)} />}
        skeletonRows={3}
      />
      {opened && <VersionPanel version={opened} onClose={close} />}
      {publishing && versions.length > 0 && <PublishDialog versions={versions} onClosed={onPublished} />}
    </>
  );
}
