import type { Picture } from '../catalogue/types.ts';
import { tell } from './tell.ts';

const photo = { kind: 'photo', family: 'flora', category: 'plants', shop: 3 } as const;
const clip = { ...photo, kind: 'video' } as const;

export const FLORA_PICTURES: Picture[] = [
  tell('flora-cherry-01', { ...photo, topics: ['colour-fields'] }, ['樱花枝与柔焦光斑', '粉色樱花从左侧探入，右侧是大片柔和的留白。'], ['Cherry branch with soft bokeh', 'Pink cherry blossom reaches in from the left; the right half is soft and empty.'], ['cherry blossom', 'spring', 'pink', 'branch', 'bokeh', 'petals', 'soft', 'copy space', 'romantic', 'floral', 'hanami', 'bright', 'background']),
  tell('flora-plum-02', { ...photo, topics: ['ink-of-the-east'] }, ['红梅傲枝竖幅', '深色背景前，红梅满枝，花瓣零落。'], ['Red plum blossom, vertical', 'Red plum blossom before a dark ground, a few petals falling.'], ['plum', 'red', 'branch', 'blossom', 'vertical', 'winter', 'chinese style', 'festive', 'petals', 'floral', 'dark', 'traditional']),
  tell('flora-lavender-03', { ...photo, topics: ['golden-hour'] }, ['夕阳下的薰衣草田', '一垄垄薰衣草伸向落日，天空是柔和的粉紫色。'], ['Lavender field at sunset', 'Rows of lavender run towards the setting sun under a soft rose sky.'], ['lavender', 'purple', 'fields', 'sunset', 'rows', 'summer', 'romantic', 'sun', 'floral', 'countryside', 'warm', 'horizon', 'travel']),
  tell('flora-tea-04', { ...photo, topics: ['mist-and-forest'] }, ['晨光里的茶垄全景', '碧绿的茶垄整齐地伸向远方，晨雾微明。'], ['Rows of tea in the morning, panorama', 'Green rows of tea run into the distance in hazy morning light.'], ['tea', 'green', 'rows', 'morning', 'panorama', 'spring', 'agriculture', 'fresh', 'haze', 'china', 'countryside', 'lines', 'banner']),
  tell('flora-reeds-05', { ...photo, topics: ['golden-hour'] }, ['夕阳芦苇剪影', '一轮大太阳落在芦苇丛后，整幅画面都是暖金色。'], ['Reeds against the setting sun', 'A large sun sinks behind the reeds and everything turns warm gold.'], ['reeds', 'sunset', 'silhouette', 'gold', 'sun', 'autumn', 'grass', 'warm', 'evening', 'nature', 'amber', 'quiet', 'copy space']),
  tell('clip-flora-petals', { ...clip, seconds: 11, topics: ['colour-fields'] }, ['樱花飘落', '花瓣从枝头飘过镜头，近处的虚化成柔软的光斑。'], ['Cherry petals falling', 'Petals drift past the branch; those close to the lens blur into soft discs.'], ['cherry blossom', 'petals', 'spring', 'pink', 'branch', 'romantic', 'wind', 'soft', 'floral', 'slow motion', 'copy space', 'bokeh']),
];
