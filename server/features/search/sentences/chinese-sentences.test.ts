import { expect, test } from 'vitest';
import type { MediaKind } from '#contract/domain/media.ts';
import { readSentence } from './read-sentence.ts';

function read(keyword: string, kind: MediaKind = 'video') {
  const found = readSentence(keyword, { kind });
  return found && [found.words, ...found.parts.map(({ reading, value, said }) => `${reading} ${value ?? said}`)];
}

test.each([
  ['安静的清晨，没有人，留白，适合茶叶品牌', '安静的清晨 留白', 'people 0', 'use 茶叶品牌'],
  ['安靜的清晨，沒有人，適合茶葉品牌', '安静的清晨', 'people 0', 'use 茶葉品牌'],
  ['无人', '', 'people 0'],
  ['没有人', '', 'people 0'],
  ['清晨 没有人', '清晨', 'people 0'],
  ['清晨 无人 留白', '清晨 留白', 'people 0'],
  ['无人海滩', '海滩', 'people 0'],
  ['空无一人的街道', '街道', 'people 0'],
  ['没有人的老街', '老街', 'people 0'],
  ['画面里没有人物的森林', '森林', 'people 0'],
  ['森林，不要人物出镜', '森林', 'people 0'],
  ['雪山 没人', '雪山', 'people 0'],
  ['没有人在的海滩', '海滩', 'people 0'],
  ['色调是蓝色的海', '海', 'colour blue'],
  ['需要一段海边日落的视频', '海边日落'],
  ['海边 有人物', '海边', 'people 1'],
  ['茶艺，真人出镜', '茶艺', 'people 1'],
  ['竖屏', '', 'orientation portrait'],
  ['竖版', '', 'orientation portrait'],
  ['日落竖屏', '日落', 'orientation portrait'],
  ['手机竖屏视频 咖啡', '咖啡', 'orientation portrait'],
  ['竖构图的建筑', '建筑', 'orientation portrait'],
  ['横版 城市', '城市', 'orientation landscape'],
  ['城市横屏视频', '城市', 'orientation landscape'],
  ['方形构图 美食', '美食', 'orientation square'],
  ['日落 4K', '日落', 'resolution 4K'],
  ['４Ｋ日落', '日落', 'resolution 4K'],
  ['4k超高清雪山', '雪山', 'resolution 4K'],
  ['航拍 1080p高清', '航拍', 'resolution 1080P'],
  ['瀑布 60帧', '瀑布', 'frameRate 60'],
  ['蓝色调的海', '海', 'colour blue'],
  ['粉红色系花朵', '花朵', 'colour pink'],
  ['以绿色为主的森林', '森林', 'colour green'],
  ['下雨 5秒以内', '下雨', 'length 0-5'],
  ['云海 一分钟以上', '云海', 'length 60-'],
  ['云海 10到20秒', '云海', 'length 10-20'],
  ['15秒的视频，河流', '视频 河流', 'length 10-20'],
  ['我想要一段海边日落的视频，适合旅游广告，竖版', '海边日落', 'use 旅游广告', 'orientation portrait'],
  ['适合公司年会的城市夜景', '城市夜景', 'use 公司年会'],
  ['给咖啡品牌用的清晨阳光', '清晨阳光', 'use 咖啡品牌'],
  ['帮我找几张雨天的老街照片，用于小红书封面', '雨天的老街', 'use 小红书封面'],
])('「%s」', (keyword, ...expected) => {
  expect(read(keyword)).toEqual(expected);
});

test.each([
  ['钢琴 没有人声', '钢琴', 'vocals 0'],
  ['纯音乐', '', 'vocals 0'],
  ['流行 有人声', '流行', 'vocals 1'],
  ['高能量 摇滚', '摇滚', 'energy high'],
  ['每分钟120拍 电子乐', '电子乐', 'bpm 110-130'],
  ['温暖的钢琴曲，适合银行宣传片', '温暖的钢琴曲', 'use 银行宣传片'],
])('「%s」（音乐）', (keyword, ...expected) => {
  expect(read(keyword, 'music')).toEqual(expected);
});

test.each([
  '日落',
  '清晨',
  '夜晚',
  '人物',
  '红色',
  '留白',
  '无人机',
  '无人机航拍',
  '无人区',
  '无人驾驶汽车',
  '无人超市',
  '没有人工智能',
  '没有人群',
  '没有人偶',
  '没有人文气息',
  '不要人字拖',
  '不含人参',
  '颜色是红色',
  '没有人声',
  '竖琴',
  '横幅',
  '广场',
  '全景',
  '风景',
  '黑白',
  '黑白色调',
  '蓝绿色调',
  '蓝调',
  '慢动作',
  '适合品牌',
  '品牌宣传片',
  '十秒',
  '海边日落航拍',
  '中国风背景音乐',
  '横版 竖版',
  '横竖屏',
  '有没有人',
  '有人在跑步',
  '“安静的清晨，没有人”',
  '「没有人」',
  '"竖屏"',
  '的',
])('「%s」 is searched for as it stands', (keyword) => {
  expect(read(keyword)).toBeUndefined();
});

test.each([
  ['没有人行道的公路', '没有人行道的公路'],
  ['颜色是红色的花', '颜色是红色的花'],
  ['肤色是黑色的女人', '肤色是黑色的女人'],
  ['寻找食物的北极熊', '寻找食物的北极熊'],
  ['需要帮助的孩子们', '需要帮助的孩子们'],
  ['最好的朋友们，海边', '最好的朋友们 海边'],
])('「%s」 has only words', (keyword, words) => {
  expect(read(keyword)).toEqual([words]);
});

test('what a kind does not have stays words, and what is for anything else too', () => {
  expect(read('没有人', 'music')).toBeUndefined();
  expect(read('竖屏', 'effect')).toBeUndefined();
  expect(read('适合跑步的音乐', 'music')).toEqual(['跑步的音乐']);
});
