import { useTranslation } from 'react-i18next';
import { MAC_ASKING } from './commands.ts';

/** What the tool writes for a small folder, in its own words. */
export function useSampleRun(): string[] {
  const { t } = useTranslation();
  const says = t(($) => $.uploadTool, { returnObjects: true });
  const line = (...parts: string[]) => parts.join('  ');
  return [
    `$ ${MAC_ASKING} ~/Movies/footage`,
    t(($) => $.uploadTool.found, { videos: 4, photos: 2, size: '3.2 GB' }),
    t(($) => $.uploadTool.leftAlone, { count: 2 }),
    line(
      t(($) => $.uploadTool.goesOn, { percent: 62 }),
      'day-1/ridge-01.mp4',
    ),
    line(says.sent, 'day-1/ridge-01.mp4', '1.4 GB', 'V00000217'),
    line(says.sent, 'day-1/ridge-02.mp4', '842 MB', 'V00000218'),
    line(
      says.refused,
      'day-2/phone.mp4',
      t(($) => $.pipeline.rejections['under-1080p']),
    ),
    line(says.sent, 'day-2/lake.jpg', '21.3 MB', 'P00000219'),
    line(says.sent, 'day-2/summit.jpg', '18.6 MB', 'P00000220'),
    t(($) => $.uploadTool.summary, { sent: 4, before: 1, refused: 1, failed: 0 }),
  ];
}
