import { useTranslation } from 'react-i18next';
import type { FindingCode } from '#contract/domain/media.ts';
import { useLanguage } from '../../lib/language.ts';
import { formatList } from '../../lib/format.ts';
import { Label } from '../../ui/table/label.tsx';
import classes from './findings.module.css';

/** Findings about a file. */
export function Findings({ findings }: { findings: readonly FindingCode[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (findings.length === 0) return <span className={classes.none}>{t(($) => $.office.media.noFindings)}</span>;
  const names = findings.map((code) => t(($) => $.office.media.findingNames[code]));
  return (
    <span className={classes.findings} title={formatList(names, language)}>
      {names.map((name) => (
        <Label key={name} tone="accent">
          {name}
        </Label>
      ))}
    </span>
  );
}
