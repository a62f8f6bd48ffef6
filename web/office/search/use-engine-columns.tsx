import type { Engine } from '#contract/calls/search-desk.ts';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import type { Column } from '../../ui/table/table.ts';
import { Moment } from '../blocks/moment.tsx';

const TONES = { good: 'good', limited: 'accent', bad: 'bad', away: 'bad' } as const;

export function useEngineColumns(): Column<Engine>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const none = t(($) => $.office.search.noIndex);
  return [
    {
      name: 'engine',
      title: t(($) => $.office.search.engine),
      cell: ({ name }) => t(($) => $.office.search.engineNames[name]),
    },
    {
      name: 'health',
      title: t(($) => $.office.search.health),
      width: 150,
      cell: ({ health }) => <Label tone={TONES[health]}>{t(($) => $.office.search.healths[health])}</Label>,
    },
    {
      name: 'documents',
      title: t(($) => $.office.search.documents),
      width: 130,
      align: 'end',
      cell: ({ index }) => (index ? formatNumber(index.documents, language) : none),
    },
    {
      name: 'size',
      title: t(($) => $.office.search.size),
      width: 120,
      align: 'end',
      cell: ({ index }) => (index ? formatBytes(index.bytes, language) : '–'),
    },
    {
      name: 'version',
      title: t(($) => $.office.search.indexVersion),
      width: 90,
      align: 'end',
      cell: ({ index }) => (index ? String(index.version) : '–'),
    },
    {
      name: 'built',
      title: t(($) => $.office.search.builtAt),
      width: 150,
      cell: ({ index }) => (index?.builtAt ? <Moment at={index.builtAt} /> : '–'),
    },
  ];
}
