import type { Picture } from '../picture.ts';
import { tell } from './tell.ts';

const { photo, clip } = tell({ family: 'flora', category: 'plants', shop: 3, topics: ['colour-fields'] });

export const FLORA_PICTURES: Picture[] = [
  photo('flora-cherry-01')`
    樱花枝与柔焦光斑｜粉色樱花从左侧探入，右侧是大片柔和的留白。
    Cherry branch with soft bokeh
    Pink cherry blossom reaches in from the left; the right half is soft and empty.
    樱花、春天、粉色、花枝、光斑、花瓣、柔和、留白、浪漫、花卉、赏花、明亮、背景
    cherry blossom, spring, pink, branch, bokeh, petals, soft, copy space, romantic, floral, hanami, bright,
    background`,
  photo('flora-plum-02', { topics: ['ink-of-the-east'] })`
    红梅傲枝竖幅｜深色背景前，红梅满枝，花瓣零落。
    Red plum blossom, vertical
    Red plum blossom before a dark ground, a few petals falling.
    梅花、红色、花枝、花朵、竖版、冬天、国风、喜庆、花瓣、花卉、暗色、传统
    plum, red, branch, blossom, vertical, winter, chinese style, festive, petals, floral, dark, traditional`,
  photo('flora-lavender-03', { topics: ['golden-hour'] })`
    夕阳下的薰衣草田｜一垄垄薰衣草伸向落日，天空是柔和的粉紫色。
    Lavender field at sunset
    Rows of lavender run towards the setting sun under a soft rose sky.
    薰衣草、紫色、田野、日落、田垄、夏天、浪漫、太阳、花卉、乡村、温暖、地平线、旅行
    lavender, purple, fields, sunset, rows, summer, romantic, sun, floral, countryside, warm, horizon, travel`,
  photo('flora-tea-04', { topics: ['mist-and-forest'] })`
    晨光里的茶垄全景｜碧绿的茶垄整齐地伸向远方，晨雾微明。
    Rows of tea in the morning, panorama
    Green rows of tea run into the distance in hazy morning light.
    茶园、绿色、田垄、清晨、全景、春天、农业、清新、薄霾、中国、乡村、线条、横幅
    tea, green, rows, morning, panorama, spring, agriculture, fresh, haze, china, countryside, lines, banner`,
  photo('flora-reeds-05', { topics: ['golden-hour'] })`
    夕阳芦苇剪影｜一轮大太阳落在芦苇丛后，整幅画面都是暖金色。
    Reeds against the setting sun
    A large sun sinks behind the reeds and everything turns warm gold.
    芦苇、日落、剪影、金色、太阳、秋天、草地、温暖、傍晚、自然、琥珀色、安静、留白
    reeds, sunset, silhouette, gold, sun, autumn, grass, warm, evening, nature, amber, quiet, copy space`,
  clip('clip-flora-petals', { seconds: 6 })`
    樱花飘落｜花瓣从枝头飘过镜头，近处的虚化成柔软的光斑。
    Cherry petals falling
    Petals drift past the branch; those close to the lens blur into soft discs.
    樱花、花瓣、春天、粉色、花枝、浪漫、风、柔和、花卉、慢动作、留白、光斑
    cherry blossom, petals, spring, pink, branch, romantic, wind, soft, floral, slow motion, copy space, bokeh`,
];
