/** Chinese and English of the trade, in pairs; when a word has several translations, the first is the usual one. */
export const NATURE = `
  山 mountain; 雪山 snow mountain; 远山 distant mountains; 山峰 peak; 山脉 mountain range; 山谷 valley; 山脊 ridge; 山顶 summit
  火山 volcano; 悬崖 cliff; 峡谷 canyon; 岩石 rock; 石头 stone; 洞穴 cave; 溶洞 karst cave; 冰川 glacier; 冰山 iceberg
  高原 plateau; 平原 plain; 丘陵 hills; 盆地 basin; 草原 grassland; 草地 grass; 草甸 meadow; 湿地 wetland; 沼泽 swamp; 戈壁 gobi
  沙漠 desert; 沙丘 dune; 沙 sand; 绿洲 oasis; 丹霞 danxia landform; 雅丹 yardang; 喀斯特 karst; 梯田 rice terraces; 稻田 rice field
  麦田 wheat field; 农田 farmland; 田野 field; 茶园 tea plantation; 果园 orchard; 葡萄园 vineyard; 牧场 pasture; 乡村 countryside
  村庄 village; 古村 ancient village; 森林 forest; 雨林 rainforest; 丛林 jungle; 树林 woods; 竹林 bamboo forest; 松林 pine forest
  海 sea; 大海 sea; 海洋 ocean; 海浪 wave; 海滩 beach; 沙滩 sandy beach; 海岸 coast; 海岸线 coastline; 海湾 bay; 海岛 island; 岛屿 islands
  礁石 reef; 珊瑚 coral; 珊瑚礁 coral reef; 潮汐 tide; 灯塔 lighthouse; 港口 port; 码头 pier; 河 river; 河流 river; 江 river
  长江 Yangtze River; 黄河 Yellow River; 湖 lake; 湖泊 lake; 池塘 pond; 瀑布 waterfall; 溪流 stream; 泉水 spring water; 温泉 hot spring
  水库 reservoir; 运河 canal; 水 water; 水面 water surface; 水滴 water drop; 水下 underwater; 倒影 reflection; 涟漪 ripples; 浪花 foam
  天空 sky; 蓝天 blue sky; 白云 white clouds; 云 cloud; 云海 sea of clouds; 云瀑 cloud waterfall; 乌云 dark clouds; 流云 moving clouds
  太阳 sun; 阳光 sunlight; 光线 light; 光束 light beam; 丁达尔 crepuscular rays; 月亮 moon; 满月 full moon; 月光 moonlight
  星星 stars; 星空 starry sky; 星轨 star trails; 银河 Milky Way; 流星 meteor; 极光 aurora; 宇宙 universe; 地球 earth; 日食 solar eclipse
  日出 sunrise; 日落 sunset; 朝霞 morning glow; 晚霞 afterglow; 黎明 dawn; 清晨 early morning; 早晨 morning; 中午 noon; 下午 afternoon
  黄昏 dusk; 傍晚 evening; 夜晚 night; 深夜 late night; 午夜 midnight; 白天 daytime; 黄金时刻 golden hour; 蓝调时刻 blue hour
  日照金山 alpenglow; 地平线 horizon; 剪影 silhouette; 春天 spring; 夏天 summer; 秋天 autumn; 冬天 winter; 四季 four seasons; 季节 season
  初春 early spring; 盛夏 midsummer; 深秋 late autumn; 金秋 golden autumn; 寒冬 cold winter; 天气 weather; 晴天 sunny day; 阴天 overcast
  雨 rain; 大雨 heavy rain; 小雨 light rain; 雨滴 raindrops; 暴雨 rainstorm; 雪 snow; 大雪 heavy snow; 雪花 snowflake; 雪景 snow scene
  暴风雪 blizzard; 霜 frost; 冰 ice; 冰雪 ice and snow; 雾凇 rime; 雾 fog; 薄雾 mist; 云雾 clouds and mist; 薄霾 haze; 雾气 mist; 晨雾 morning mist; 风 wind; 大风 strong wind
  台风 typhoon; 龙卷风 tornado; 沙尘暴 sandstorm; 雷电 thunder and lightning; 闪电 lightning; 彩虹 rainbow; 露珠 dew; 冰雹 hail; 洪水 flood
  干旱 drought; 高温 heat; 寒冷 cold; 气候 climate; 全球变暖 global warming; 花 flower; 花海 sea of flowers; 花瓣 petals; 花卉 flowers
  樱花 cherry blossom; 桃花 peach blossom; 梅花 plum blossom; 荷花 lotus; 莲花 lotus; 牡丹 peony; 菊花 chrysanthemum; 兰花 orchid
  玫瑰 rose; 月季 Chinese rose; 百合 lily; 郁金香 tulip; 向日葵 sunflower; 薰衣草 lavender; 油菜花 rapeseed flowers; 蒲公英 dandelion
  杜鹃花 azalea; 茉莉 jasmine; 桂花 osmanthus; 绣球花 hydrangea; 芦苇 reeds; 胡杨 populus euphratica; 银杏 ginkgo; 枫叶 maple leaf; 红叶 red leaves
  落叶 fallen leaves; 树 tree; 树木 trees; 大树 big tree; 树叶 leaves; 树枝 branch; 树冠 canopy; 松树 pine tree; 柳树 willow; 竹子 bamboo
  仙人掌 cactus; 苔藓 moss; 蘑菇 mushroom; 多肉植物 succulent; 植物 plant; 种子 seed; 嫩芽 sprout; 生长 growth; 开花 blooming; 叶子 leaf
  动物 animal; 野生动物 wildlife; 宠物 pet; 猫 cat; 狗 dog; 马 horse; 牛 cow; 羊 sheep; 猪 pig; 鸡 chicken; 鸭子 duck; 兔子 rabbit; 鹿 deer
  熊猫 panda; 大熊猫 giant panda; 金丝猴 golden monkey; 猴子 monkey; 老虎 tiger; 狮子 lion; 豹子 leopard; 雪豹 snow leopard; 大象 elephant
  长颈鹿 giraffe; 斑马 zebra; 熊 bear; 狼 wolf; 狐狸 fox; 骆驼 camel; 牦牛 yak; 藏羚羊 Tibetan antelope; 松鼠 squirrel; 鸟 bird; 鸟群 flock of birds
  候鸟 migratory birds; 鹰 eagle; 天鹅 swan; 丹顶鹤 red-crowned crane; 白鹭 egret; 鸽子 pigeon; 孔雀 peacock; 鹦鹉 parrot; 企鹅 penguin; 海鸥 seagull
  蝴蝶 butterfly; 蜜蜂 bee; 蜻蜓 dragonfly; 萤火虫 firefly; 蚂蚁 ant; 昆虫 insect; 鱼 fish; 锦鲤 koi; 金鱼 goldfish; 鲸鱼 whale; 海豚 dolphin
  鲨鱼 shark; 水母 jellyfish; 海龟 sea turtle; 龙 dragon; 凤凰 phoenix; 自然 nature; 大自然 nature; 风景 landscape; 风光 scenery; 山水 mountains and waters
  生态 ecology; 环境 environment; 环保 environmental protection; 国家公园 national park; 自然保护区 nature reserve; 户外 outdoors; 荒野 wilderness
  山川 mountains and rivers; 江河 rivers; 江景 river view; 水墨山水 ink landscape; 群山 mountains; 层叠 layers; 波光 glitter; 余晖 afterglow; 碧蓝 turquoise
  紫罗兰 violet; 花枝 flowering branch; 针叶林 conifer forest; 树干 tree trunk; 麦浪 waves of wheat; 沙滩椅 beach chair; 热带 tropical; 北极 Arctic; 南极 Antarctica; 极夜 polar night
`;
