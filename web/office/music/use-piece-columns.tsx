import type { DeskPiece } from '#contract/calls/music-desk.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Pictured, TwoLines } from '../../ui/table/cells.tsx';
import type { Column } from '../../ui/table/table.ts';
import { StateLabel } from '../catalogue/material-state.tsx';
import { useTitles } from '../catalogue/material-words.ts';

export function usePieceColumns(): Column<DeskPiece>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const titles = useTitles();
  const sound = ({ bpm, musicalKey }: DeskPiece) => ({
    first: bpm === null ? '–' : t(($) => $.office.music.bpmValue, { bpm }),
    second: musicalKey === null ? '–' : t(($) => $.find.values.key[musicalKey]),
  });
  const count = (number: number) => (number === 0 ? '–' : formatNumber(number, language));
  return [
    {
      name: 'work',
      title: t(($) => $.office.catalogue.work),
      cell: (row) => <Pictured of={row} {...titles(row)} />,
    },
    {
      name: 'code',
      title: t(($) => $.office.catalogue.code),
      width: 132,
      cell: (row) => <TwoLines first={row.code} second={t(($) => $.pipeline.kinds[row.kind])} />,
    },
    {
      name: 'made',
      title: t(($) => $.office.music.madeBy),
      width: '16%',
      cell: (row) => <TwoLines first={row.composer || row.artist || '–'} second={row.seller} />,
    },
    { name: 'sound', title: t(($) => $.office.music.sound), width: 110, cell: (row) => <TwoLines {...sound(row)} /> },
    {
      name: 'length',
      title: t(($) => $.office.music.length),
      width: 76,
      align: 'end',
      cell: ({ durationMs }) => (durationMs === null ? '–' : formatClock(durationMs / 1000)),
    },
    {
      name: 'tags',
      title: t(($) => $.office.music.tags),
      width: 70,
      align: 'end',
      cell: ({ tags }) => count(tags),
    },
    {
      name: 'versions',
      title: t(($) => $.office.music.versions),
      width: 86,
      align: 'end',
      cell: ({ versions }) => count(versions),
    },
    {
      name: 'state',
      title: t(($) => $.office.catalogue.state),
      width: 112,
      cell: ({ state }) => <StateLabel state={state} />,
    },
  ];
}
