import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/translation.ts';
import { FramedScene } from '../../../ui/framed-scene.tsx';
import type { PaletteName } from '../../../ui/scene/palettes.ts';
import { useArrival } from '../../use-arrival.ts';
import { HELP_PAGES, type HelpName, NextSteps } from './next-steps.tsx';
import { Contents, type HelpSection } from './contents.tsx';
import classes from './help-page.module.css';

interface Props {
  name: HelpName;
  sections: HelpSection[];
  /** A small picture beside the title. */
  art: { palette: PaletteName; seed: number; drawing: ReactNode };
}

/** A help page for photographers: its subject, its contents, its sections, and links to the others. */
export function HelpPage({ name, sections, art }: Props) {
  const { t } = useTranslation();
  useArrival();
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <div className={classes.words}>
          <Siblings name={name} />
          <h1>{t(($) => $.help[name].title)}</h1>
          <p>{t(($) => $.help[name].lead)}</p>
        </div>
        <div className={classes.art} aria-hidden="true">
          <FramedScene palette={art.palette} seed={art.seed}>
            {art.drawing}
          </FramedScene>
        </div>
      </header>
      <div className={classes.columns}>
        <Contents sections={sections} />
        <div className={classes.text}>
          {sections.map(({ id, title, body }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={classes.section}>
              <h2 id={`${id}-title`}>
                <span aria-hidden="true">{String(index + 1).padStart(2, '0')}</span>
                {title}
              </h2>
              {body}
            </section>
          ))}
          <NextSteps name={name} />
        </div>
      </div>
    </article>
  );
}

/** Links to the help pages, including this one. */
function Siblings({ name }: Pick<Props, 'name'>) {
  const { t } = useTranslation();
  return (
    <nav className={classes.siblings} aria-label={t(($) => $.help.label)}>
      <ul>
        {HELP_PAGES.map((page) => (
          <li key={page.name}>
            <Link to={page.to()} aria-current={page.name === name ? 'page' : undefined}>
              {t(($) => $.help.pages[page.name])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
