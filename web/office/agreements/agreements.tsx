import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { focusRow } from '../../ui/table/table.ts';
import { idAt, useAddress } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { useRowKeys } from '../blocks/use-keys.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { agreementsQuery } from './queries.ts';
import { useVersionColumns } from './use-version-columns.tsx';
import { VersionPanel } from './version-panel.tsx';

/** Every version of the agreement with photographers, and the form for the next one. */
export function Agreements() {
  const { t } = useTranslation();
  const address = useAddress();
  const query = useQuery(agreementsQuery);
  const [publishing, setPublishing] = useState(false);
  const versions = query.data?.infos ?? [];
  const open = idAt(address, 'version');
  const opened = versions.find(({ version }) => version === open);
  const columns = useVersionColumns(versions);
  useRowKeys();
  const close = () => {
    address.set({ version: undefined });
    if (open !== undefined) focusRow(String(open));
  };
  return (
    <Desk
      title={t(($) => $.office.desks.agreements)}
      about={t(($) => $.office.about.agreements)}
      aside={
        <Button
          size="small"
          icon={<IconPlus size={15} stroke={2} aria-hidden="true" />}
          disabled={versions.length === 0}
          onClick={() => setPublishing(true)}
        >
          {t(($) => $.office.agreements.add)}
        </Button>
      }
    >
      <DataTable
        label={t(($) => $.office.desks.agreements)}
        columns={columns}
        query={query}
        rowKey={({ version }) => String(version)}
        openKey={String(open)}
        onOpen={({ version }) => address.set({ version: String(version) })}
        empty={<Nothing title={t(($) => $.office.agreements.empty)} hint={t(($) => $.office.about.agreements)} />}
        skeletonRows={3}
      />
      {opened && <VersionPanel version={opened} onClose={close} />}
      {publishing && <PublishDialog versions={versions} onClosed={() => setPublishing(false)} />}
    </Desk>
  );
}
