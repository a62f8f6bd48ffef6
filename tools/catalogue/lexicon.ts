import { MUSIC_FORMS, MUSIC_STYLES, NOISES, THEMES } from './themes.ts';

/** A concept with its name in both languages. */
export interface Word {
  zh: string;
  en: string;
}

/** `雪山 snow mountain, 山峰 peak`: the first word is Chinese, the others are English. */
function words(text: string): Word[] {
  return text.split(/,\s*/).map((entry) => {
    const gap = entry.indexOf(' ');
    return { zh: entry.slice(0, gap), en: entry.slice(gap + 1) };
  });
}

export const themes = THEMES.map((theme) => ({ ...theme, subjects: words(theme.words) }));
export const musicStyles = words(MUSIC_STYLES);
export const musicForms = words(MUSIC_FORMS);
export const noises = words(NOISES);

export const qualities = words(
  `宁静 quiet, 壮丽 majestic, 金色 golden, 孤独 lonely, 温暖 warm, 古老 ancient, 现代 modern, 神秘 mysterious, 繁华 bustling, 梦幻 dreamy, 清新 fresh, 浪漫 romantic, 明亮 bright, 幽暗 dim, 彩色 colourful, 黑白 black and white, 极简 minimal, 复古 vintage, 柔和 soft, 生动 vivid, 遥远 distant, 辽阔 vast, 蜿蜒 winding, 静谧 tranquil, 湛蓝 azure, 碧绿 emerald, 火红 fiery, 粉色 pink, 银白 silver, 寒冷 cold, 炎热 hot, 潮湿 damp, 干燥 dry, 忙碌 busy, 悠闲 leisurely, 快乐 joyful, 忧伤 melancholy, 优雅 elegant, 朴素 plain, 精致 delicate, 粗犷 rugged, 闪耀 shining, 朦胧 hazy, 透明 transparent, 巨大 giant, 微小 tiny, 高耸 towering, 废弃 abandoned, 传统 traditional, 未来感 futuristic, 自然 natural, 纯净 pure, 热闹 lively, 安静 silent, 对称 symmetrical, 抽象 abstract, 真实 authentic, 童趣 playful, 庄严 solemn, 轻快 cheerful`,
);

export const places = words(
  `北京 Beijing, 上海 Shanghai, 杭州 Hangzhou, 苏州 Suzhou, 成都 Chengdu, 重庆 Chongqing, 西安 Xi'an, 桂林 Guilin, 大理 Dali, 丽江 Lijiang, 拉萨 Lhasa, 敦煌 Dunhuang, 厦门 Xiamen, 青岛 Qingdao, 大连 Dalian, 哈尔滨 Harbin, 长白山 Changbai Mountains, 黄山 Huangshan, 张家界 Zhangjiajie, 九寨沟 Jiuzhaigou, 稻城 Daocheng, 新疆 Xinjiang, 内蒙古 Inner Mongolia, 西藏 Tibet, 云南 Yunnan, 贵州 Guizhou, 海南 Hainan, 三亚 Sanya, 香港 Hong Kong, 澳门 Macau, 台北 Taipei, 乌镇 Wuzhen, 景德镇 Jingdezhen, 平遥 Pingyao, 洛阳 Luoyang, 武汉 Wuhan, 南京 Nanjing, 广州 Guangzhou, 深圳 Shenzhen, 长沙 Changsha, 婺源 Wuyuan, 阳朔 Yangshuo, 喀纳斯 Kanas, 青海湖 Qinghai Lake, 泸沽湖 Lugu Lake, 鼓浪屿 Gulangyu, 东京 Tokyo, 京都 Kyoto, 北海道 Hokkaido, 首尔 Seoul, 曼谷 Bangkok, 巴厘岛 Bali, 新加坡 Singapore, 悉尼 Sydney, 冰岛 Iceland, 挪威 Norway, 巴黎 Paris, 伦敦 London, 罗马 Rome, 威尼斯 Venice, 瑞士 Switzerland, 布拉格 Prague, 开罗 Cairo, 撒哈拉 Sahara, 肯尼亚 Kenya, 纽约 New York, 加拿大 Canada, 阿拉斯加 Alaska, 夏威夷 Hawaii, 秘鲁 Peru, 巴西 Brazil, 迪拜 Dubai, 尼泊尔 Nepal, 马尔代夫 Maldives, 越南 Vietnam, 芬兰 Finland, 希腊 Greece, 葡萄牙 Portugal, 新西兰 New Zealand`,
);

/** A time, and how an English title says it. */
export interface Time extends Word {
  phrase: string;
}

export const times: Time[] = [
  ['清晨', 'dawn', 'at dawn'],
  ['黄昏', 'dusk', 'at dusk'],
  ['夜晚', 'night', 'at night'],
  ['正午', 'noon', 'at noon'],
  ['春天', 'spring', 'in spring'],
  ['夏天', 'summer', 'in summer'],
  ['秋天', 'autumn', 'in autumn'],
  ['冬天', 'winter', 'in winter'],
  ['雨后', 'after rain', 'after rain'],
  ['雪后', 'after snow', 'after snow'],
].map(([zh = '', en = '', phrase = '']) => ({ zh, en, phrase }));

/** Kinds of camera shots. */
export const views = words(
  '航拍 aerial, 特写 close-up, 延时 time-lapse, 慢动作 slow motion, 全景 panorama, 俯拍 top view, 微距 macro, 长曝光 long exposure',
);

/** All words that a title may contain. */
export const coreWords: Word[] = [
  ...themes.flatMap((theme) => theme.subjects),
  ...qualities,
  ...places,
  ...times.map(({ zh, en }) => ({ zh, en })),
  ...views,
  ...musicStyles,
  ...musicForms,
  ...noises,
];
