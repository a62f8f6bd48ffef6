import type { Picture } from '../picture.ts';
import { picture } from './picture.ts';

const base = { family: 'abstract', category: 'abstract', shop: 5, source: 'other' } as const;

export const ABSTRACT_LIGHT_PICTURES: Picture[] = [
  picture(
    { ...base, slug: 'abstract-liquid-gold', group: 'abstract-folds', topics: ['colour-fields'] },
    [
      '流动的液态黄金',
      '熔金般的表面起伏流淌，高光沿着褶皱游走，奢华质感背景。',
      '黄金、金色、液态金属、流体、奢华、质感、背景、抽象、褶皱、高光、品牌、壁纸',
    ],
    [
      'Liquid gold in motion',
      'A surface like molten gold rises and runs, highlights following its folds: a rich background.',
      'gold, liquid metal, fluid, luxury, texture, background, abstract, folds, shiny, molten, premium, wallpaper',
    ],
  ),
  picture(
    { ...base, slug: 'abstract-rose-satin', group: 'abstract-folds', topics: ['colour-fields'] },
    [
      '玫瑰色绸缎褶皱',
      '玫瑰粉到酒红的绸缎，细密织纹与柔和反光清晰可见。',
      '绸缎、丝绸、玫瑰粉、酒红、布料、褶皱、织纹、柔和、女性、美妆、竖构图、背景',
    ],
    [
      'Folds of rose satin',
      'Satin from rose to wine red, its fine weave and soft sheen close enough to touch.',
      'satin, silk, rose, burgundy, fabric, folds, weave, soft, feminine, cosmetics, vertical, background',
    ],
  ),
  picture(
    { ...base, slug: 'abstract-iridescent-film', group: 'abstract-folds', topics: ['colour-fields'] },
    [
      '炫彩镭射流体',
      '蓝紫、珊瑚与薄荷色像肥皂泡一样在弯曲的表面上流转。',
      '镭射、炫彩、全息、流体、渐变、潮流、蓝紫色、珊瑚色、方形、酸性设计、背景、抽象',
    ],
    [
      'Iridescent liquid film',
      'Blue, violet, coral and mint wander over a bent surface as on a soap bubble.',
      'iridescent, holographic, liquid, gradient, soap film, trendy, blue, coral, mint, square, background, abstract',
    ],
  ),
  picture(
    { ...base, slug: 'abstract-emerald-silk', group: 'abstract-folds', topics: ['colour-fields'] },
    [
      '祖母绿丝绸横幅',
      '深绿到薄荷的丝绸缓缓铺开，宽幅留白便于排版。',
      '祖母绿、丝绸、绿色、横幅、布料、褶皱、优雅、宽画幅、背景、质感、高级、薄荷',
    ],
    [
      'Emerald silk, banner',
      'Silk from deep green to mint unrolls across a wide frame with room for type.',
      'emerald, silk, green, banner, fabric, folds, elegant, panorama, background, texture, premium, mint',
    ],
  ),
  picture(
    { ...base, slug: 'abstract-smoke-duotone', topics: ['colour-fields'] },
    [
      '红蓝双色烟雾',
      '蓝色与红色的光从两侧照亮升腾的烟，丝缕缠绕于黑暗中。',
      '烟雾、双色、红蓝、黑色背景、丝缕、神秘、动感、竖构图、抽象、舞台、对比、光影',
    ],
    [
      'Smoke in red and blue',
      'Blue and red light from both sides catches rising smoke as its threads wind through the dark.',
      'smoke, duotone, red, blue, black background, wisps, mystery, vertical, abstract, stage, contrast, light',
    ],
  ),
  picture(
    { ...base, slug: 'abstract-gold-dust', topics: ['colour-fields'] },
    [
      '金色粒子光带',
      '金粉在暗色中连成一条波动的光带，颁奖与年会常用背景。',
      '金色粒子、金粉、光斑、颁奖、年会、闪耀、横幅、暗色背景、庆典、奢华、粒子、舞台背景',
    ],
    [
      'Ribbon of golden dust',
      'Golden grains drift into one waving ribbon in the dark, a classic for awards and galas.',
      'gold dust, particles, bokeh, awards, gala, glitter, banner, dark background, celebration, luxury, sparkle, stage',
    ],
  ),
  picture(
    { ...base, slug: 'abstract-light-speed', topics: ['colour-fields'] },
    [
      '光速穿越',
      '无数彩色光线从中心的亮点向四周飞射，科技与速度的视觉符号。',
      '光速、穿越、放射、速度、科技、光线、宇宙、数据、蓝色、背景、未来、动感',
    ],
    [
      'At the speed of light',
      'Countless coloured rays shoot out of one bright point: speed and technology at a glance.',
      'light speed, warp, burst, speed, technology, rays, space, data, blue, background, future, motion',
    ],
  ),
  picture(
    { ...base, slug: 'abstract-particle-wave', topics: ['colour-fields'] },
    [
      '蓝色科技粒子波浪',
      '发光的点阵在透视中起伏成浪，常见于大数据与人工智能主题。',
      '粒子、波浪、科技、蓝色、大数据、人工智能、点阵、横幅、网络、背景、数字、未来',
    ],
    [
      'Blue wave of particles',
      'Glowing points rise and fall in perspective, at home with data and artificial intelligence.',
      'particles, wave, technology, blue, big data, artificial intelligence, dots, banner, network, background, digital, future',
    ],
  ),
  picture(
    { ...base, slug: 'abstract-glass-discs', topics: ['colour-fields'] },
    [
      '几何圆形拼贴',
      '橙、蓝、珊瑚色的圆与半圆交叠，渐变与投影带来轻盈的层次。',
      '几何、圆形、拼贴、渐变、橙色、蓝色、珊瑚色、现代、设计、海报、极简、背景',
    ],
    [
      'Collage of glass and paper discs',
      'Discs and half discs in orange, blue and coral overlap with light gradients and shadows.',
      'geometric, circles, collage, gradient, orange, blue, coral, modern, design, poster, minimal, background',
    ],
  ),
  picture(
    { ...base, slug: 'abstract-fluted-glass', topics: ['colour-fields'] },
    [
      '长虹玻璃渐变',
      '橙粉、紫与深蓝透过竖纹长虹玻璃，颜色被切成柔和的光条。',
      '长虹玻璃、渐变、竖条纹、磨砂、紫色、粉色、蓝色、竖构图、流行、背景、海报、光影',
    ],
    [
      'Gradient behind fluted glass',
      'Coral, violet and deep blue seen through reeded glass that cuts them into soft bars.',
      'fluted glass, reeded glass, gradient, stripes, violet, pink, blue, vertical, trendy, background, poster, blur',
    ],
  ),
  picture(
    { ...base, slug: 'abstract-poured-cells', topics: ['colour-fields'] },
    [
      '海洋色丙烯流彩细胞',
      '青、蓝、奶白与珊瑚色的丙烯颜料流动后张开成一个个细胞。',
      '流体画、丙烯、细胞、海洋、青色、珊瑚色、方形、艺术、纹理、背景、手绘、大理石纹',
    ],
    [
      'Poured paint with ocean cells',
      'Acrylics in teal, blue, cream and coral that have run and opened into cells.',
      'acrylic pour, cells, ocean, teal, coral, square, art, texture, background, fluid art, painting, pattern',
    ],
  ),
  picture(
    { ...base, slug: 'abstract-flow-lines', topics: ['colour-fields'] },
    [
      '流线：风的形状',
      '数千条细线顺着同一股气流弯曲，青绿与暖橙在其中交汇。',
      '流线、线条、风、生成艺术、青色、橙色、曲线、流场、插画、背景、纹理、律动',
    ],
    [
      'Flow lines: the shape of wind',
      'Thousands of lines bend along one current where teal meets warm orange.',
      'flow field, lines, wind, generative art, teal, orange, curves, illustration, background, texture, rhythm, pattern',
    ],
  ),
  picture(
    { ...base, slug: 'abstract-clip-blue-silk', seconds: 6, group: 'abstract-folds', topics: ['colour-fields'] },
    [
      '蓝色丝绸缓缓飘动',
      '深蓝丝绸的褶皱一波接一波地滑过画面，柔和循环感背景。',
      '丝绸、蓝色、飘动、背景视频、柔和、布料、波浪、优雅、舞台、抽象、动态背景、慢动作',
    ],
    [
      'Blue silk, slowly moving',
      'Fold after fold of blue silk slides through the frame: a soft, quiet background.',
      'silk, blue, waving, background video, soft, fabric, wave, elegant, stage, abstract, motion background, slow motion',
    ],
  ),
  picture(
    {
      ...base,
      slug: 'abstract-clip-liquid-gold',
      seconds: 6,
      hdr: true,
      group: 'abstract-folds',
      topics: ['colour-fields'],
    },
    [
      '液态黄金流淌 HDR',
      '高动态范围的熔金缓缓流动，高光明亮而不失细节。',
      '黄金、液态金属、HDR、流动、奢华、金色背景、质感、颁奖、片头、抽象、动态背景、高光',
    ],
    [
      'Flowing liquid gold, HDR',
      'Molten gold on the move in high dynamic range, its highlights bright and still full of detail.',
      'gold, liquid metal, hdr, flowing, luxury, golden background, texture, awards, opening title, abstract, motion background, shiny',
    ],
  ),
  picture(
    { ...base, slug: 'abstract-clip-drifting-bokeh', seconds: 6, topics: ['colour-fields'] },
    [
      '暖色光斑缓缓上升',
      '琥珀、玫红与紫色的光斑在暗处明灭漂浮，温暖而浪漫。',
      '光斑、散景、漂浮、浪漫、婚礼、节日、暖色、背景视频、紫色、梦幻、抽象、动态背景',
    ],
    [
      'Warm bokeh drifting upwards',
      'Discs of amber, rose and violet float up and breathe in the dark, warm and romantic.',
      'bokeh, drifting, floating, romantic, wedding, festive, warm, background video, purple, dreamy, abstract, motion background',
    ],
  ),
  picture(
    { ...base, slug: 'abstract-clip-rising-smoke', seconds: 7, topics: ['colour-fields'] },
    [
      '青紫烟雾升腾',
      '青色与紫色的烟在黑底上翻卷上升，丝缕分明，适合叠加合成。',
      '烟雾、升腾、青色、紫色、黑色背景、合成素材、特效、神秘、舞台、慢动作、抽象、叠加',
    ],
    [
      'Smoke rising in cyan and violet',
      'Cyan and violet smoke curls upwards on black, fine enough to lay over other footage.',
      'smoke, rising, cyan, violet, black background, overlay, effect, mystery, stage, slow motion, abstract, compositing',
    ],
  ),
  picture(
    { ...base, slug: 'abstract-clip-particle-wave', seconds: 6, topics: ['colour-fields'] },
    [
      '紫色粒子海起伏',
      '发光的点阵像海面一样滚动，适合科技发布与数据可视化片头。',
      '粒子、波浪、点阵、科技、紫色、数据、片头、动态背景、人工智能、发布会、未来、网络',
    ],
    [
      'Rolling sea of violet particles',
      'Glowing points roll like a sea, for product launches and openings about data.',
      'particles, wave, dots, technology, violet, data, opening title, motion background, artificial intelligence, launch, future, network',
    ],
  ),
];
