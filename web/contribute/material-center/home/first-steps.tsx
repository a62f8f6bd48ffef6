import { IconCloudUpload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { UploadButton } from '../upload-button.tsx';
import classes from './first-steps.module.css';

/** For photographers who have not uploaded anything yet. */
export function FirstSteps() {
  const { t } = useTranslation();
  const help = [
    { to: paths.howToGetHighQualityVideo(), name: t(($) => $.center.dash.first.quality) },
    { to: paths.howToGetMoreSaleChance(), name: t(($) => $.center.dash.first.sales) },
    { to: paths.howToUseUploadTool(), name: t(($) => $.center.dash.first.tool) },
  ];
  return (
    <section className={classes.first}>
      <IconCloudUpload size={48} stroke={1.2} aria-hidden="true" />
      <h3>{t(($) => $.center.dash.first.title)}</h3>
      <p>{t(($) => $.center.dash.first.body)}</p>
      <UploadButton />
      <ul>
        {help.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
