import { Link } from 'react-router';
import type { Policy } from '#contract/calls/policies.ts';
import { formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import classes from './agreement.module.css';

/** The hash of the text and the way to its other versions. */
export function Versions({ policy: { name, version: shown, sha256, versions } }: { policy: Policy }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <footer className={classes.versions}>
      <h2>{t(($) => $.policy.versions)}</h2>
      <ul>
        {versions.map(({ version, effectiveOn }) => (
          <li key={version}>
            <Link to={paths.agreement(name, version)} aria-current={version === shown ? 'page' : undefined}>
              {t(($) => $.policy.versionOf, { version, day: formatDay(effectiveOn, language) })}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        {t(($) => $.policy.hash)} <code>{sha256}</code>
      </p>
      <Button variant="default" size="small" onClick={() => window.print()}>
        {t(($) => $.policy.print)}
      </Button>
    </footer>
  );
}
