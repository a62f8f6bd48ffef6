import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import classes from './next-steps.module.css';

export const HELP_PAGES = [
  { name: 'video', to: paths.howToGetHighQualityVideo },
  { name: 'sales', to: paths.howToGetMoreSaleChance },
  { name: 'tool', to: paths.howToUseUploadTool },
] as const;

export type HelpName = (typeof HELP_PAGES)[number]['name'];

/** Links to the other help pages, and to work. */
export function NextSteps({ name }: { name: HelpName }) {
  const { t } = useTranslation();
  const others = HELP_PAGES.filter((page) => page.name !== name);
  const links = [
    ...others.map((page) => ({
      to: page.to(),
      title: t(($) => $.help.pages[page.name]),
      about: t(($) => $.help.about[page.name]),
    })),
    {
      to: paths.materialCenter(),
      title: t(($) => $.help.pages.center),
      about: t(($) => $.help.about.center),
    },
  ];
  return (
    <nav aria-labelledby="next-steps">
      <h2 id="next-steps" className={classes.title}>
        {t(($) => $.help.next)}
      </h2>
      <ul className={classes.links}>
        {links.map(({ to, title, about }) => (
          <li key={to}>
            <Link to={to}>
              <strong>
                {title}
                <IconArrowRight size={16} stroke={1.8} aria-hidden="true" />
              </strong>
              <span>{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
