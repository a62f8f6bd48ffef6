import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/translation.ts';
import classes from './contents.module.css';

export interface HelpSection {
  /** Fragment of addresses that lead here. */
  id: string;
  title: string;
  body: ReactNode;
}

/** The list of sections, always visible and with the current one marked. */
export function Contents({ sections }: { sections: HelpSection[] }) {
  const { t } = useTranslation();
  const reading = useReading(sections);
  return (
    <nav className={classes.contents} aria-labelledby="contents">
      <h2 id="contents">{t(($) => $.help.contents)}</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`} aria-current={id === reading ? 'location' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The last section that begins above the middle of the window. */
function useReading(sections: HelpSection[]): string | undefined {
  const [reading, setReading] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const look = () => {
      const begun = ids.split(' ').filter((id) => topOf(id) < window.innerHeight / 2);
      setReading(begun.at(-1) ?? ids.split(' ')[0]);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [ids]);
  return reading;
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
}
