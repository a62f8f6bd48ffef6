import { useQuery } from '@tanstack/react-query';
import type { PolicyVersion } from '#contract/calls/policies.ts';
import type { PolicyName } from '#contract/domain/policy.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import { type Column, focusRow } from '../../../ui/table/table.ts';
import { idAt } from '../../../ui/table/use-address.ts';
import type { VersionsProps } from '../photographer-versions.tsx';
import { Hash, StandingLabel, Titles } from '../version-cells.tsx';
import { PolicyDialog } from './policy-dialog.tsx';
import { PolicyPanel } from './policy-panel.tsx';
import { policiesQuery } from './queries.ts';

/** Every version of the licence agreement, the user agreement or the privacy policy. */
export function PolicyVersions({ name, address, publishing, onPublished }: VersionsProps & { name: PolicyName }) {
  const { t } = useTranslation();
  const query = useQuery(policiesQuery(name));
  const versions = query.data?.infos ?? [];
  const open = idAt(address, 'version');
  const opened = versions.find(({ version }) => version === open);
  const columns = useColumns(versions);
  const close = () => {
    address.set({ version: undefined });
    if (open !== undefined) focusRow(String(open));
  };
  return (
    <>
      <DataTable
        label={t(($) => $.office.agreements.view[name])}
        columns={columns}
        query={query}
        rowKey={({ version }) => String(version)}
        openKey={String(open)}
        onOpen={({ version }) => address.set({ version: String(version) })}
        empty={<Nothing title={t(($) => $.office.agreements.empty)} hint={t(($) => $.office.about.agreements)} />}
        skeletonRows={3}
      />
      {opened && <PolicyPanel version={opened} onClose={close} />}
      {publishing && versions.length > 0 && <PolicyDialog name={name} versions={versions} onClosed={onPublished} />}
    </>
  );
}

function useColumns(versions: readonly PolicyVersion[]): Column<PolicyVersion>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = (name: 'version' | 'title' | 'standing' | 'effectiveOn') => t(($) => $.office.agreements.columns[name]);
  return [
    { name: 'version', title: title('version'), width: 72, cell: ({ version }) => version },
    { name: 'title', title: title('title'), cell: (row) => <Titles row={row} /> },
    {
      name: 'standing',
      title: title('standing'),
      width: 96,
      cell: (row) => <StandingLabel row={row} versions={versions} />,
    },
    {
      name: 'effectiveOn',
      title: title('effectiveOn'),
      width: 132,
      cell: ({ effectiveOn }) => formatMoment(effectiveOn, 'day', language),
    },
    {
      name: 'publishedBy',
      title: t(($) => $.office.agreements.publishedBy),
      width: 160,
      cell: ({ publishedBy }) => publishedBy ?? t(($) => $.office.agreements.system),
    },
    { name: 'sha256', title: 'SHA-256', width: 140, cell: ({ sha256 }) => <Hash sha256={sha256} /> },
  ];
}
