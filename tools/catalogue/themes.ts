/** Subjects of pictures by theme, Chinese and English side by side. */
export const THEMES = [
  {
    slug: 'mountains',
    zh: '山川',
    en: 'Mountains and plains',
    words: `雪山 snow mountain, 山峰 peak, 峡谷 canyon, 悬崖 cliff, 山脊 ridge, 山谷 valley, 梯田 terraced fields, 冰川 glacier, 火山 volcano, 草原 grassland, 沙漠 desert, 戈壁 gobi, 丹霞 red sandstone, 岩石 rock, 山路 mountain road, 营地 campsite, 牧场 pasture, 高原 plateau, 溶洞 karst cave, 云海 sea of clouds`,
  },
  {
    slug: 'water',
    zh: '江河湖海',
    en: 'Rivers and seas',
    words: `湖泊 lake, 河流 river, 瀑布 waterfall, 海浪 waves, 沙滩 beach, 海岸 coast, 岛屿 island, 码头 pier, 帆船 sailing boat, 珊瑚 coral, 湿地 wetland, 溪流 stream, 港口 harbour, 灯塔 lighthouse, 渔船 fishing boat, 冰面 ice, 温泉 hot spring, 水库 reservoir, 倒影 reflection, 潮汐 tide`,
  },
  {
    slug: 'plants',
    zh: '植物',
    en: 'Plants',
    words: `森林 forest, 竹林 bamboo grove, 樱花 cherry blossom, 荷花 lotus, 落叶 fallen leaves, 麦田 wheat field, 油菜花 rapeseed flowers, 茶园 tea garden, 向日葵 sunflower, 薰衣草 lavender, 苔藓 moss, 古树 ancient tree, 花园 garden, 果园 orchard, 芦苇 reeds, 松树 pine tree, 枫叶 maple leaves, 稻田 rice paddy, 草地 meadow, 盆栽 potted plant`,
  },
  {
    slug: 'sky',
    zh: '天空',
    en: 'Sky and weather',
    words: `日出 sunrise, 日落 sunset, 星空 starry sky, 银河 milky way, 极光 aurora, 云朵 clouds, 彩虹 rainbow, 闪电 lightning, 月亮 moon, 晨雾 morning mist, 雪花 snowflakes, 流星 meteor, 烟火 fireworks, 晚霞 evening glow, 蓝天 blue sky, 暴雨 rainstorm, 雷暴 thunderstorm, 冰霜 frost, 微风 breeze, 朝霞 morning glow`,
  },
  {
    slug: 'animals',
    zh: '动物',
    en: 'Animals',
    words: `猫咪 cat, 小狗 puppy, 骏马 horse, 飞鸟 birds, 白鹭 egret, 熊猫 panda, 大象 elephant, 鲸鱼 whale, 海豚 dolphin, 蝴蝶 butterfly, 蜜蜂 bee, 松鼠 squirrel, 鹿群 deer, 羊群 flock of sheep, 牦牛 yak, 企鹅 penguin, 老虎 tiger, 金鱼 goldfish, 孔雀 peacock, 候鸟 migratory birds`,
  },
  {
    slug: 'city',
    zh: '城市',
    en: 'City',
    words: `天际线 skyline, 街道 street, 夜景 night view, 立交桥 overpass, 地铁 subway, 车流 traffic, 斑马线 zebra crossing, 广场 square, 夜市 night market, 公园 park, 小巷 alley, 天桥 footbridge, 霓虹 neon lights, 写字楼 office tower, 工地 construction site, 公交车 bus, 出租车 taxi, 高铁 high-speed train, 机场 airport, 停车场 car park`,
  },
  {
    slug: 'architecture',
    zh: '建筑',
    en: 'Architecture',
    words: `古镇 old town, 寺庙 temple, 宫殿 palace, 长城 great wall, 塔楼 tower, 石桥 stone bridge, 庭院 courtyard, 教堂 church, 博物馆 museum, 图书馆 library, 剧院 theatre, 城墙 city wall, 民宿 guesthouse, 四合院 courtyard house, 屋檐 eaves, 楼梯 staircase, 走廊 corridor, 窗户 window, 木屋 wooden cabin, 幕墙 glass facade`,
  },
  {
    slug: 'people',
    zh: '人物',
    en: 'People',
    words: `孩子 child, 老人 grandparents, 情侣 couple, 家庭 family, 母亲 mother, 学生 student, 工人 worker, 农民 farmer, 医生 doctor, 厨师 chef, 舞者 dancer, 歌手 singer, 渔民 fisherman, 老师 teacher, 程序员 programmer, 摄影师 photographer, 新娘 bride, 婴儿 baby, 朋友 friends, 人群 crowd`,
  },
  {
    slug: 'food',
    zh: '美食',
    en: 'Food',
    words: `火锅 hot pot, 饺子 dumplings, 面条 noodles, 咖啡 coffee, 茶具 tea set, 面包 bread, 水果 fruit, 蔬菜 vegetables, 海鲜 seafood, 蛋糕 cake, 米饭 rice bowl, 烧烤 barbecue, 月饼 mooncake, 早餐 breakfast, 红酒 red wine, 巧克力 chocolate, 寿司 sushi, 草莓 strawberry, 汤圆 sweet rice balls, 豆腐 tofu`,
  },
  {
    slug: 'business',
    zh: '商业',
    en: 'Business',
    words: `会议 meeting, 办公室 office, 握手 handshake, 电脑 laptop, 手机 mobile phone, 图表 chart, 演讲 speech, 团队 team, 合同 contract, 面试 interview, 直播 live stream, 电商 online shop, 快递 parcel, 仓库 warehouse, 超市 supermarket, 银行 bank, 股市 stock market, 创业 start-up, 名片 business card, 白板 whiteboard`,
  },
  {
    slug: 'technology',
    zh: '科技',
    en: 'Technology',
    words: `芯片 computer chip, 机器人 robot, 无人机 drone, 数据中心 data centre, 实验室 laboratory, 显微镜 microscope, 卫星 satellite, 火箭 rocket, 太阳能 solar panels, 风车 wind turbines, 电动车 electric car, 充电桩 charging station, 代码 source code, 人工智能 artificial intelligence, 生产线 production line, 机械臂 robot arm, 基因 gene, 疫苗 vaccine, 光纤 optical fibre, 全息 hologram`,
  },
  {
    slug: 'culture',
    zh: '文化',
    en: 'Culture',
    words: `春节 spring festival, 灯笼 lantern, 舞狮 lion dance, 龙舟 dragon boat, 书法 calligraphy, 水墨 ink painting, 京剧 peking opera, 茶道 tea ceremony, 剪纸 paper cutting, 瓷器 porcelain, 刺绣 embroidery, 汉服 hanfu, 古琴 guqin, 皮影 shadow puppet, 庙会 temple fair, 婚礼 wedding, 节日 holiday, 烛光 candlelight, 戏台 opera stage, 年画 new year print`,
  },
  {
    slug: 'leisure',
    zh: '运动与旅行',
    en: 'Sport and travel',
    words: `跑步 running, 瑜伽 yoga, 滑雪 skiing, 冲浪 surfing, 登山 mountaineering, 骑行 cycling, 游泳 swimming, 篮球 basketball, 足球 football, 露营 camping, 自驾 road trip, 徒步 hiking, 潜水 diving, 钓鱼 fishing, 热气球 hot-air balloon, 滑板 skateboarding, 马拉松 marathon, 拳击 boxing, 划船 rowing, 攀岩 rock climbing`,
  },
  {
    slug: 'textures',
    zh: '背景与质感',
    en: 'Backgrounds and textures',
    words: `光斑 bokeh, 烟雾 smoke, 粒子 particles, 墨滴 ink drop, 水滴 water drop, 火焰 flames, 金属 metal, 木纹 wood grain, 大理石 marble, 丝绸 silk, 玻璃 glass, 纸张 paper, 渐变 gradient, 几何 geometry, 线条 lines, 气泡 bubbles, 沙粒 sand, 羽毛 feather, 水彩 watercolour, 光影 light and shadow`,
  },
] as const;

export const MUSIC_STYLES = `氛围 ambient, 钢琴 piano, 史诗 epic, 电子 electronic, 爵士 jazz, 民谣 folk, 嘻哈 hip hop, 摇滚 rock and roll, 古典 classical, 国风 oriental, 舞曲 dance, 圆舞曲 waltz, 合成器 synthesizer, 弦乐 strings, 吉他 guitar, 古筝 guzheng, 二胡 erhu, 鼓乐 drum, 放克 funk, 雷鬼 reggae`;

export const MUSIC_FORMS = `旋律 melody, 主题 theme, 配乐 score, 片头 opener, 序曲 overture, 小品 miniature, 即兴 improvisation`;

export const NOISES = `雨声 rain, 雷声 thunder, 脚步声 footsteps, 掌声 applause, 门铃 doorbell, 鸟鸣 birdsong, 浪声 surf, 风声 wind noise, 键盘声 typing, 快门声 camera shutter, 钟声 bell, 汽笛 ship horn, 警笛 siren, 引擎 engine, 心跳 heartbeat, 火声 crackling fire, 碎裂声 breaking glass, 转场音 transition, 提示音 alert, 欢呼 cheering, 蝉鸣 cicadas, 蛙声 frogs, 滴水声 dripping, 列车声 passing train, 翻书声 page turn`;
