import type { Picture } from '../picture.ts';
import { tell } from './tell.ts';

const { photo, clip } = tell({ family: 'desert', category: 'desert', shop: 4, topics: ['golden-hour'] });

export const DESERT_PICTURES: Picture[] = [
  photo('desert-evening-01')`
    斜阳下的金色沙丘｜低垂的太阳把沙脊分成明暗两面，近处的沙纹清晰可见。
    Golden dunes in low evening sun
    A low sun divides every crest into light and shade; ripples show in the sand close by.
    沙漠、沙丘、沙、金黄、傍晚、光影、涟漪、温暖、晴空、辽阔、风景、旅行、留白
    desert, dunes, sand, golden, evening, shadow play, ripples, warm, clear sky, vast, landscape, travel, copy space`,
  photo('desert-red-02', { topics: [] })`
    蓝天下的红色沙漠｜铁锈红的大沙丘横在蓝天之下，光影起伏像绸缎。
    Red desert under a blue sky
    A great rust-red dune under a blue sky, its light and shade as soft as cloth.
    沙漠、红色、沙丘、沙、蓝色、白天、曲线、鲜艳、荒野、辽阔、风景、夏天
    desert, red, dunes, sand, blue, daylight, curves, vivid, wild, vast, landscape, summer`,
  photo('desert-stars-03', { topics: ['aurora-and-stars'] })`
    沙漠上空的银河｜银河从沙丘后升起，夜空下的沙漠一片寂静。
    Milky Way over the desert
    The Milky Way rises behind the dunes over a silent desert.
    银河系、银河、沙漠、星星、夜空、星空、沙丘、夜晚、寂静、辽阔、暗色、神秘
    milky way, galaxy, desert, stars, night sky, starry, dunes, night, silence, vast, dark, mystery`,
  photo('desert-milky-way-04', { topics: ['aurora-and-stars'] })`
    沙丘与银河竖幅｜银河近乎垂直地立在沙丘之上，适合手机壁纸与海报。
    Dunes and Milky Way, vertical
    The Milky Way stands almost upright above the dunes: a phone wallpaper, a poster.
    竖版、银河系、银河、沙丘、沙漠、星星、夜晚、壁纸、星空、暗色、神秘、留白
    vertical, milky way, galaxy, dunes, desert, stars, night, wallpaper, starry, dark, mystery, copy space`,
  photo('desert-dawn-05')`
    沙漠日出全景｜朝阳刚露出沙丘，天空由紫转粉，沙脊镶上一道亮边。
    Desert sunrise, panorama
    The sun has just cleared the dunes; the sky turns from violet to rose and the crests are rimmed with light.
    全景、沙漠、日出、沙丘、粉色、黎明、太阳、沙、温暖、横幅、薄霾、旅途
    panorama, desert, sunrise, dunes, pink, dawn, sun, sand, warm, banner, haze, journey`,
  clip('clip-desert-slide', { seconds: 6, source: 'raw' })`
    掠过金色沙丘｜镜头贴着沙丘横移，近处的沙脊快速后退。
    Gliding past golden dunes
    The camera glides along the dunes; the nearest crests fall quickly behind.
    沙漠、沙丘、镜头、沙、金黄、傍晚、光影、旅途、温暖、电影感、辽阔、风景
    desert, dunes, camera, sand, golden, evening, shadow play, journey, warm, film look, vast, landscape`,
  clip('clip-desert-stars', { seconds: 21, source: 'pond5', group: 'night-skies', topics: ['aurora-and-stars'] })`
    沙漠星空延时：银河旋转｜二十一秒延时，银河与群星围绕天极缓缓转动。
    Desert night time lapse: the galaxy turns
    Twenty-one seconds in which the Milky Way and the stars turn slowly around the pole.
    延时摄影、银河系、星星、夜空、沙漠、银河、沙丘、星空、夜晚、寂静、辽阔、神秘
    time lapse, milky way, stars, night sky, desert, galaxy, dunes, starry, night, silence, vast, mystery`,
];
