import type { Picture } from '../picture.ts';
import { tell } from './tell.ts';

const { photo, clip } = tell({ family: 'abstract', category: 'abstract', shop: 5, topics: ['colour-fields'] });

export const ABSTRACT_PICTURES: Picture[] = [
  photo('abstract-liquid-gold', { group: 'abstract-folds' })`
    流动的液态黄金｜熔金般的表面起伏流淌，高光沿着褶皱游走，奢华质感背景。
    Liquid gold in motion
    A surface like molten gold rises and runs, highlights following its folds: a rich background.
    黄金、金色、液态金属、流体、奢华、质感、背景、抽象、褶皱、高光、品牌、壁纸
    gold, liquid metal, fluid, luxury, texture, background, abstract, folds, shiny, molten, premium, wallpaper`,
  photo('abstract-rose-satin', { group: 'abstract-folds' })`
    玫瑰色绸缎褶皱｜玫瑰粉到酒红的绸缎，细密织纹与柔和反光清晰可见。
    Folds of rose satin
    Satin from rose to wine red, its fine weave and soft sheen close enough to touch.
    绸缎、丝绸、玫瑰粉、酒红、布料、褶皱、织纹、柔和、女性、美妆、竖构图、背景
    satin, silk, rose, burgundy, fabric, folds, weave, soft, feminine, cosmetics, vertical, background`,
  photo('abstract-iridescent-film', { group: 'abstract-folds' })`
    炫彩镭射流体｜蓝紫、珊瑚与薄荷色像肥皂泡一样在弯曲的表面上流转。
    Iridescent liquid film
    Blue, violet, coral and mint wander over a bent surface as on a soap bubble.
    镭射、炫彩、全息、流体、渐变、潮流、蓝紫色、珊瑚色、方形、酸性设计、背景、抽象
    iridescent, holographic, liquid, gradient, soap film, trendy, blue, coral, mint, square, background, abstract`,
  photo('abstract-emerald-silk', { group: 'abstract-folds' })`
    祖母绿丝绸横幅｜深绿到薄荷的丝绸缓缓铺开，宽幅留白便于排版。
    Emerald silk, banner
    Silk from deep green to mint unrolls across a wide frame with room for type.
    祖母绿、丝绸、绿色、横幅、布料、褶皱、优雅、宽画幅、背景、质感、高级、薄荷
    emerald, silk, green, banner, fabric, folds, elegant, panorama, background, texture, premium, mint`,
  photo('abstract-smoke-duotone')`
    红蓝双色烟雾｜蓝色与红色的光从两侧照亮升腾的烟，丝缕缠绕于黑暗中。
    Smoke in red and blue
    Blue and red light from both sides catches rising smoke as its threads wind through the dark.
    烟雾、双色、红蓝、黑色背景、丝缕、神秘、动感、竖构图、抽象、舞台、对比、光影
    smoke, duotone, red, blue, black background, wisps, mystery, vertical, abstract, stage, contrast, light`,
  photo('abstract-gold-dust')`
    金色粒子光带｜金粉在暗色中连成一条波动的光带，颁奖与年会常用背景。
    Ribbon of golden dust
    Golden grains drift into one waving ribbon in the dark, a classic for awards and galas.
    金色粒子、金粉、光斑、颁奖、年会、闪耀、横幅、暗色背景、庆典、奢华、粒子、舞台背景
    gold dust, particles, bokeh, awards, gala, glitter, banner, dark background, celebration, luxury, sparkle, stage`,
  photo('abstract-light-speed')`
    光速穿越｜无数彩色光线从中心的亮点向四周飞射，科技与速度的视觉符号。
    At the speed of light
    Countless coloured rays shoot out of one bright point: speed and technology at a glance.
    光速、穿越、放射、速度、科技、光线、宇宙、数据、蓝色、背景、未来、动感
    light speed, warp, burst, speed, technology, rays, space, data, blue, background, future, motion`,
  photo('abstract-particle-wave')`
    蓝色科技粒子波浪｜发光的点阵在透视中起伏成浪，常见于大数据与人工智能主题。
    Blue wave of particles
    Glowing points rise and fall in perspective, at home with data and artificial intelligence.
    粒子、波浪、科技、蓝色、大数据、人工智能、点阵、横幅、网络、背景、数字、未来
    particles, wave, technology, blue, big data, artificial intelligence, dots, banner, network, background, digital,
    future`,
  clip('abstract-clip-blue-silk', { seconds: 6, group: 'abstract-folds' })`
    蓝色丝绸缓缓飘动｜深蓝丝绸的褶皱一波接一波地滑过画面，柔和循环感背景。
    Blue silk, slowly moving
    Fold after fold of blue silk slides through the frame: a soft, quiet background.
    丝绸、蓝色、飘动、背景视频、柔和、布料、波浪、优雅、舞台、抽象、动态背景、慢动作
    silk, blue, waving, background video, soft, fabric, wave, elegant, stage, abstract, motion background, slow motion`,
  clip('abstract-clip-drifting-bokeh', { seconds: 6 })`
    暖色光斑缓缓上升｜琥珀、玫红与紫色的光斑在暗处明灭漂浮，温暖而浪漫。
    Warm bokeh drifting upwards
    Discs of amber, rose and violet float up and breathe in the dark, warm and romantic.
    光斑、散景、漂浮、浪漫、婚礼、节日、暖色、背景视频、紫色、梦幻、抽象、动态背景
    bokeh, drifting, floating, romantic, wedding, festive, warm, background video, purple, dreamy, abstract,
    motion background`,
  clip('abstract-clip-particle-wave', { seconds: 6 })`
    紫色粒子海起伏｜发光的点阵像海面一样滚动，适合科技发布与数据可视化片头。
    Rolling sea of violet particles
    Glowing points roll like a sea, for product launches and openings about data.
    粒子、波浪、点阵、科技、紫色、数据、片头、动态背景、人工智能、发布会、未来、网络
    particles, wave, dots, technology, violet, data, opening title, motion background, artificial intelligence,
    launch, future, network`,
  photo('abstract-marble-01')`
    深蓝鎏金流体大理石｜深蓝颜料缓缓流动，金线勾出边缘，适合高端品牌背景。
    Deep blue marble with gold veins
    Deep blue paint in slow motion, its edges drawn in gold: a background for fine brands.
    大理石纹、金色、深蓝、流体、流体画、奢华、抽象、纹理、背景、优雅、流动、壁纸
    marble, gold, navy, fluid, acrylic pour, luxury, abstract, texture, background, elegant, flow, wallpaper`,
  photo('abstract-paper-06', { group: 'paper-cuts' })`
    落日色纸艺层叠｜从蜜桃色到深紫，层层剪纸如远山，投下柔和阴影。
    Paper-cut layers in sunset colours
    From peach to deep violet: sheets of cut paper like far hills, each with a soft shadow.
    纸艺、层叠、日落、紫色、粉色、纸、抽象、曲线、背景、波浪、渐变、留白
    paper cut, layers, sunset, purple, pink, paper, abstract, curves, background, wave, gradient, copy space`,
  photo('abstract-paper-07', { group: 'paper-cuts' })`
    海蓝纸艺波浪横幅｜由浅到深的蓝色纸浪层层推进，适合横幅与网页头图。
    Blue paper waves, banner
    Paper waves from pale to deep blue, made for banners and page headers.
    纸艺、波浪、蓝色、横幅、层叠、全景、纸、曲线、抽象、渐变、背景、水
    paper cut, wave, blue, banner, layers, panorama, paper, curves, abstract, gradient, background, water`,
];
