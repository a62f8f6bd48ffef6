import type { Picture } from '../picture.ts';
import { tell } from './tell.ts';

const { photo, clip } = tell({ family: 'aerial', category: 'aerial', shop: 4, topics: ['from-above'] });

export const AERIAL_PICTURES: Picture[] = [
  photo('aerial-summer-01')`
    俯瞰夏日田野拼图｜从空中垂直向下看，绿、黄、褐的田块由树篱分开，像一床拼布。
    Summer fields from above, a patchwork
    Straight down from the air: green, yellow and brown plots divided by hedges, like a quilt.
    航拍、田野、拼图般的田块、农田、夏天、绿色、俯拍、无人机、农业、农作物、乡村、图案、纹理
    aerial, fields, patchwork, farmland, summer, green, top view, drone, agriculture, crops, countryside, pattern,
    texture`,
  photo('aerial-tulips-02')`
    空中看郁金香花田｜红、黄、粉、紫的花田整齐相接，色块鲜明如现代画。
    Tulip fields from the air
    Red, yellow, pink and purple fields side by side, as bold as a modern painting.
    郁金香、航拍、多彩、田野、春天、条纹、几何图案、俯拍、花卉、鲜艳、图案、无人机
    tulips, aerial, colourful, fields, spring, stripes, geometry, top view, floral, vivid, pattern, drone`,
  photo('aerial-winter-03')`
    雪后农田全景俯拍｜积雪覆盖的田块深浅不一，树篱画出深色的线条。
    Snow-covered fields from above, panorama
    Snow lies on the plots in many shades of white; hedges draw dark lines between them.
    航拍、冬天、雪、田野、白色、全景、俯拍、线条、寒冷、图案、极简、无人机、横幅
    aerial, winter, snow, fields, white, panorama, top view, lines, cold, pattern, minimal, drone, banner`,
  photo('aerial-salt-04')`
    彩色盐田竖幅俯拍｜盐池因含盐量不同呈现橙、红、青、米白，田埂是亮色的线。
    Colourful salt ponds, vertical
    Each pond has its own orange, red, teal or cream; pale dykes run between them.
    盐田、航拍、竖版、多彩、橙色、青绿色、俯拍、几何图案、抽象、图案、无人机、纹理
    salt ponds, aerial, vertical, colourful, orange, teal, top view, geometry, abstract, pattern, drone, texture`,
  photo('aerial-terraces-05', { topics: ['from-above', 'ink-of-the-east'] })`
    俯瞰灌水梯田的曲线｜春灌时节，梯田的水面映着天光，田埂如等高线般蜿蜒。
    Curves of flooded rice terraces
    In the flooding season the terraces mirror the sky, their banks winding like contour lines.
    梯田、航拍、曲线、春天、水、绿色、蓝色、图案、中国、线条、农业、俯拍、乡村
    rice terraces, aerial, curves, spring, water, green, blue, pattern, china, lines, agriculture, top view,
    countryside`,
  photo('aerial-terraces-gold-06')`
    秋收时节的金色梯田｜稻子熟了，金黄的梯田一层层绕着山势铺开。
    Golden terraces at harvest time
    The rice is ripe: golden steps wind around the hillside, one above the other.
    梯田、金黄、秋天、丰收、竖版、航拍、曲线、黄色、农业、中国、线条、乡村
    rice terraces, golden, autumn, harvest, vertical, aerial, curves, yellow, agriculture, china, lines, countryside`,
  photo('aerial-coast-07', { topics: ['from-above', 'moods-of-water'] })`
    空中看热带海滩｜碧蓝的海浪一道道推向沙滩，岸边是茂密的绿树。
    Tropical beach from the air
    Lines of turquoise surf roll onto the sand; behind it grows a dense green wood.
    海滩、航拍、海岸、碧蓝、海浪、沙、热带、夏天、度假、俯拍、浪花、无人机、旅行
    beach, aerial, coast, turquoise, surf, sand, tropical, summer, vacation, top view, foam, drone, travel`,
  photo('aerial-black-sand-08', { topics: ['from-above', 'moods-of-water'] })`
    黑沙滩与白浪竖幅｜火山黑沙与白色浪花形成强烈对比，大片深色可排文字。
    Black sand and white surf, vertical
    Volcanic sand against white foam; the dark half leaves room for words.
    黑沙滩、海滩、浪花、航拍、竖版、海浪、暗色、海洋、极简、留白、俯拍、戏剧性
    black sand, beach, foam, aerial, vertical, surf, dark, ocean, minimal, copy space, top view, dramatic`,
  photo('aerial-autumn-road-10', { topics: ['from-above', 'mist-and-forest'] })`
    秋林中的蜿蜒公路｜无人机俯拍：一条公路弯过红黄绿交织的秋日森林。
    Winding road through an autumn forest
    A drone looks down on a road that bends through a forest of red, gold and green.
    秋天、公路、森林、航拍、无人机、多彩、树叶、曲线、俯拍、旅途、树木、旅行、橙色
    autumn, road, forest, aerial, drone, colourful, leaves, curves, top view, journey, trees, travel, orange`,
  clip('clip-aerial-fields', { seconds: 6 })`
    飞越夏日田野｜无人机垂直向下匀速飞行，云影从田块上缓缓移过。
    Flying over summer fields
    A drone flies steadily, looking straight down, while cloud shadows move across the plots.
    航拍、无人机、田野、飞行、夏天、拼图般的田块、农田、俯拍、绿色、农业、乡村、电影感
    aerial, drone, fields, flight, summer, patchwork, farmland, top view, green, agriculture, countryside, film look`,
  clip('clip-aerial-terraces', { seconds: 21 })`
    飞越灌水梯田（长镜头）｜二十一秒俯拍飞行，梯田的曲线一道道向后退去。
    Flying over flooded terraces, long take
    Twenty-one seconds of flight, curve after curve of flooded terrace passing below.
    梯田、航拍、无人机、飞行、曲线、水、绿色、中国、俯拍、图案、农业、线条
    rice terraces, aerial, drone, flight, curves, water, green, china, top view, pattern, agriculture, lines`,
  clip('clip-aerial-autumn-road', { seconds: 6, topics: ['from-above', 'mist-and-forest'] })`
    秋色森林公路航拍｜汽车在弯曲的公路上来往，两侧是层层叠叠的秋叶。
    Autumn forest road from the air
    Cars pass each other on a winding road between crowns of autumn leaves.
    秋天、公路、航拍、无人机、森林、飞行、旅途、树叶、多彩、旅行、俯拍、树木
    autumn, road, aerial, drone, forest, flight, journey, leaves, colourful, travel, top view, trees`,
];
