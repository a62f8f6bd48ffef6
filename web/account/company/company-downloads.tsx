import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CompanyDownload } from '#contract/calls/licences.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { Thumbnail } from '../../ui/table/thumbnail.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import { CompanyList, PAGE_SIZE } from './company-list.tsx';
import classes from './company.module.css';
import { downloadsQuery } from './queries.ts';

/** Who downloaded what and when. */
export function CompanyDownloads() {
  const { t } = useTranslation();
  const address = useAddress();
  const query = useQuery(downloadsQuery({ pageNo: address.page, pageSize: PAGE_SIZE }, useLanguage()));
  return (
    <Panel title={t(($) => $.company.downloads.title)} note={t(($) => $.company.downloads.note)}>
      <CompanyList
        query={query}
        address={address}
        empty={<Nothing title={t(($) => $.company.downloads.empty)} hint={t(($) => $.company.downloads.emptyHint)} />}
        row={(download) => <DownloadRow key={download.id} download={download} />}
      />
    </Panel>
  );
}

function DownloadRow({ download }: { download: CompanyDownload }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { at, by, how, title, licence, code, orderId } = download;
  return (
    <li className={classes.row}>
      <div className={classes.picked}>
        <Thumbnail of={download} />
        <div>
          <p className={classes.name}>{title}</p>
          <p className={classes.facts}>
            <span>{t(($) => $.company.downloads.by, { name: by ?? t(($) => $.company.downloads.gone) })}</span>
            <span>{t(($) => $.company.downloads.how[how])}</span>
            <span>{code}</span>
            <Link to={paths.orderMaterialList(orderId)}>{licence}</Link>
          </p>
        </div>
      </div>
      <time className={classes.quiet} dateTime={at}>
        {formatDateTime(at, language)}
      </time>
    </li>
  );
}
