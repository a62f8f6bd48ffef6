import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CompanyLicence } from '#contract/calls/licences.ts';
import { formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { NothingFound } from '../../ui/table/empty-list.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { Thumbnail } from '../../ui/table/thumbnail.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import { StandingLabel } from '../licences/standing-label.tsx';
import { CompanyList, PAGE_SIZE } from './company-list.tsx';
import classes from './company.module.css';
import { licencesQuery } from './queries.ts';

/** Everything that the company has licensed. */
export function CompanyLicences() {
  const { t } = useTranslation();
  const address = useAddress();
  const keyword = address.get('keyword').slice(0, 60);
  const query = useQuery(licencesQuery({ keyword, pageNo: address.page, pageSize: PAGE_SIZE }, useLanguage()));
  const none = <Nothing title={t(($) => $.company.licences.empty)} hint={t(($) => $.company.licences.emptyHint)} />;
  return (
    <Panel title={t(($) => $.company.licences.title)} note={t(($) => $.company.licences.note)}>
      {(keyword !== '' || query.data?.total !== 0) && (
        <div className={classes.search}>
          <SearchField
            label={t(($) => $.company.licences.search)}
            placeholder={t(($) => $.company.licences.searchHint)}
            value={keyword}
            onChange={(typed) => address.filter({ keyword: typed })}
          />
        </div>
      )}
      <CompanyList
        query={query}
        address={address}
        empty={keyword === '' ? none : <NothingFound onClear={() => address.filter({ keyword: undefined })} />}
        row={(licence) => <LicenceRow key={licence.licenceId} licence={licence} />}
      />
    </Panel>
  );
}

function LicenceRow({ licence }: { licence: CompanyLicence }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { endsOn } = licence;
  return (
    <li className={classes.row}>
      <div className={classes.picked}>
        <Thumbnail of={licence} />
        <div>
          <p className={classes.name}>
            {licence.title} <StandingLabel standing={licence.standing} />
          </p>
          <p className={classes.facts}>
            <span>{licence.number}</span>
            <span>{licence.code}</span>
            <span>{licence.projectName}</span>
            <span>{t(($) => $.company.licences.by, { name: licence.by })}</span>
            <span>
              {endsOn === null
                ? t(($) => $.company.licences.perpetual)
                : t(($) => $.company.licences.until, { day: formatDay(endsOn, language) })}
            </span>
          </p>
        </div>
      </div>
      <Link to={paths.orderMaterialList(licence.orderId)}>{t(($) => $.company.licences.files)}</Link>
    </li>
  );
}
