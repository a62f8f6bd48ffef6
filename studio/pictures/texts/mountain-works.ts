import type { Picture } from '../picture.ts';
import { tell } from './tell.ts';

const photo = { kind: 'photo', family: 'mountains', category: 'mountains', shop: 0 } as const;

/** What the photographer has not brought to the shop yet. */
export const MOUNTAIN_WORKS: readonly Picture[] = [
  tell(
    'mountains-ridge-10',
    photo,
    ['晨光里的远岭', '天刚亮，近处的山还在暗处，远岭已经镀上一层金色。'],
    ['Far ridge in early light', 'At daybreak the near slopes are still dark while the far ridge has turned to gold.'],
    ['mountains', 'dawn', 'sunrise', 'layers', 'golden hour', 'haze', 'landscape', 'warm', 'valley'],
  ),
  tell(
    'mountains-snowfield-11',
    photo,
    ['清晨的雪原与山脊', '新雪盖住了山坡，山脊在淡粉色的天光下显得格外安静。'],
    ['Snowfield below a quiet ridge', 'New snow covers the slopes; the ridge stands quiet under a pale pink sky.'],
    ['snow mountain', 'snow', 'alpine', 'morning', 'pink', 'blue', 'cold', 'landscape', 'peak', 'summit'],
  ),
  tell(
    'mountains-violet-12',
    photo,
    ['紫色黄昏下的群山', '太阳落下以后，天空由橙转紫，群山只剩下轮廓。'],
    [
      'Mountains under a violet evening',
      'After sunset the sky turns from orange to violet and the mountains are outlines.',
    ],
    ['dusk', 'sunset', 'silhouette', 'purple', 'mountains', 'layers', 'afterglow', 'romantic', 'haze'],
  ),
  tell(
    'mountains-meadow-13',
    photo,
    ['夏日高山草甸', '云影缓缓移过草甸，远处的山坡一片新绿。'],
    ['High meadow in summer', 'Cloud shadows cross the meadow, and the far slopes are fresh green.'],
    ['hills', 'green', 'sky', 'daylight', 'nature', 'fresh', 'summer', 'vast', 'clouds', 'landscape'],
  ),
  tell(
    'mountains-autumn-14',
    photo,
    ['秋色山谷', '谷底的树林转黄，岩壁在斜阳里泛红。'],
    [
      'Valley in autumn colours',
      'The woods on the valley floor have turned yellow, and the rock glows red in low sun.',
    ],
    ['mountains', 'valley', 'warm', 'nature', 'landscape', 'golden hour', 'sun', 'travel', 'epic'],
  ),
  tell(
    'clip-mountains-haze-slide',
    { ...photo, kind: 'video', seconds: 6 },
    ['薄雾山岭横移', '镜头缓缓横移，一层层山岭在薄雾里错开。'],
    ['Slide along hazy ridges', 'The camera slides slowly while ridge after ridge moves apart in the haze.'],
    ['mountains', 'haze', 'layers', 'camera', 'dawn', 'film look', 'valley', 'mist', 'landscape', 'epic'],
  ),
];
