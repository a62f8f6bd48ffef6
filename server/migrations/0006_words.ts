import { type Kysely, sql } from 'kysely';

/** Words of stock media that mean the same, for a beginning; staff change them in the office. */
const STARTER_SYNONYMS = `
  日落 夕阳 落日 sunset sundown
  日出 朝阳 旭日 sunrise sunup
  晚霞 火烧云 afterglow
  黄昏 傍晚 暮色 dusk twilight
  清晨 早晨 早上 morning
  黎明 拂晓 破晓 dawn daybreak
  黄金时刻 golden hour
  蓝调时刻 blue hour
  夜景 夜晚 夜间 晚上 night nighttime nightscape
  航拍 空拍 无人机 鸟瞰 俯瞰 aerial drone birds eye view
  延时 延时摄影 缩时 timelapse time lapse hyperlapse
  慢动作 慢镜头 升格 slow motion slowmo
  特写 近景 closeup close up
  微距 macro
  背景 底图 background backdrop
  循环 无缝循环 loop seamless loop
  天际线 skyline
  城市 都市 city urban
  摩天大楼 摩天楼 高楼 高楼大厦 skyscraper high rise
  街道 大街 街头 street
  交通 车流 traffic
  汽车 轿车 car automobile
  火车 列车 train
  飞机 客机 airplane aircraft
  轮船 船舶 船只 ship vessel
  桥 大桥 桥梁 bridge
  建筑 建筑物 楼房 architecture building
  海 大海 海洋 sea ocean
  海浪 浪花 波浪 波涛 wave
  海滩 沙滩 海边 海滨 beach seaside
  海岸 海岸线 coast coastline shore
  山 山峰 高山 山脉 群山 mountain
  雪山 snow mountain
  森林 树林 丛林 forest woods woodland
  树 树木 大树 tree
  草原 草地 草甸 grassland meadow prairie
  沙漠 荒漠 大漠 desert
  沙丘 dune
  湖 湖泊 湖水 lake
  河 河流 江河 river
  瀑布 waterfall
  溪流 小溪 stream creek
  云 云朵 云彩 白云 cloud
  云海 sea of clouds
  雾 薄雾 晨雾 迷雾 fog mist
  雨 下雨 雨水 rain
  雪 下雪 雪花 snow
  闪电 雷电 lightning
  彩虹 rainbow
  极光 北极光 aurora northern lights
  星空 繁星 星星 starry sky stars
  银河 milky way galaxy
  月亮 明月 月球 moon
  太阳 阳光 日光 sunlight sunshine
  花 花朵 鲜花 花卉 flower blossom bloom
  叶子 树叶 叶片 leaf foliage
  秋天 秋季 金秋 autumn
  春天 春季 spring
  夏天 夏季 summer
  冬天 冬季 寒冬 winter
  自然 大自然 nature
  风景 风光 景色 景观 landscape scenery scenic
  田野 农田 田地 field farmland
  动物 animal wildlife
  鸟 鸟类 小鸟 飞鸟 bird
  猫 猫咪 小猫 cat kitten
  狗 小狗 狗狗 dog puppy
  鱼 鱼类 fish
  女人 女性 女士 woman female
  男人 男性 男士 man male
  孩子 儿童 小孩 child kid
  家庭 家人 family
  情侣 恋人 couple lovers
  人群 人潮 crowd
  医生 大夫 doctor physician
  商务 商业 business commerce
  办公室 办公 office workplace
  会议 开会 meeting conference
  科技 技术 technology tech
  人工智能 ai artificial intelligence
  电脑 计算机 computer
  手机 智能手机 smartphone mobile phone
  美食 食物 食品 food cuisine
  春节 农历新年 过年 chinese new year spring festival lunar new year
  灯笼 红灯笼 lantern
  烟花 焰火 fireworks
  婚礼 wedding
  运动 体育 sport
  跑步 奔跑 running jogging
  水墨 水墨画 ink wash ink painting
  抽象 abstract
  粒子 particle
  火 火焰 烈火 fire flame
  烟 烟雾 smoke
  水 流水 water
  水下 海底 underwater
  冰 冰块 ice
  黑白 单色 black and white monochrome
  复古 怀旧 老式 vintage retro
  温馨 温暖 cosy cozy
  快乐 欢快 开心 happy cheerful joyful
  悲伤 忧伤 伤感 sad melancholy
  史诗 宏大 恢弘 epic
  激励 励志 振奋 inspiring motivational uplifting
  平静 宁静 安静 calm peaceful tranquil
  紧张 悬疑 tense suspense
  配乐 原声 soundtrack
  氛围 环境音乐 ambient atmosphere
  音效 声效 sound effect sfx
  转场 过渡 transition
  钢琴 piano
  吉他 guitar
`;

/** Members of more than one word. Everything else in a line stands for itself. */
const PHRASES =
  /birds eye view|time lapse|slow motion|close up|seamless loop|high rise|snow mountain|golden hour|blue hour|sea of clouds|northern lights|starry sky|milky way|artificial intelligence|mobile phone|chinese new year|spring festival|lunar new year|ink wash|ink painting|black and white|sound effect|\S+/g;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Counts the changes: what was indexed for an older version means nothing any more.
    alter table synonyms add column version int not null default 1;
    -- A word belongs to one group at most.
    create table synonym_words (
      word text primary key,
      synonym_id bigint not null references synonyms on delete cascade
    );
    create index synonym_words_group on synonym_words (synonym_id);

    -- What can be suggested: keywords and hot words, with how many materials on sale have them.
    create table search_phrases (
      id bigint generated always as identity primary key,
      language text not null check (language in ('zh', 'en')),
      text text not null,
      -- As it is compared.
      folded text not null,
      -- Of Chinese, without spaces and tones.
      pinyin text not null default '',
      initials text not null default '',
      -- The same for all who mix up sounds that are alike.
      sound text not null default '',
      -- Of English, itself with one or two letters left out: whoever mistypes it comes by one of these.
      near text[] not null default '{}',
      hot boolean not null default false,
      videos int not null default 0,
      photos int not null default 0,
      music int not null default 0,
      effects int not null default 0,
      total int not null generated always as (videos + photos + music + effects) stored,
      unique (language, folded)
    );
    create index search_phrases_start on search_phrases (folded text_pattern_ops);
    create index search_phrases_pinyin on search_phrases (pinyin text_pattern_ops) where pinyin <> '';
    create index search_phrases_initials on search_phrases (initials text_pattern_ops) where pinyin <> '';
    -- One or two letters begin too many to sort them: these come with the most frequent first.
    create index search_phrases_letter on search_phrases (left(folded, 1), total desc);
    create index search_phrases_letters on search_phrases (left(folded, 2), total desc);
    create index search_phrases_pinyin_letter on search_phrases (left(pinyin, 1), total desc) where pinyin <> '';
    create index search_phrases_pinyin_letters on search_phrases (left(pinyin, 2), total desc) where pinyin <> '';
    create index search_phrases_sound on search_phrases (sound) where pinyin <> '';
    -- Without a list of what is still to be entered, which every search would read through.
    create index search_phrases_near on search_phrases using gin (near) with (fastupdate = off);

    -- Whose keywords have been counted.
    create table phrase_materials (
      material_id bigint primary key references materials on delete cascade
    );

    create index shops_name_zh on shops (lower(name_zh) text_pattern_ops);
    create index shops_name_en on shops (lower(name_en) text_pattern_ops);
  `.execute(db);
  for (const line of STARTER_SYNONYMS.trim().split('\n')) {
    const words = line.match(PHRASES) ?? [];
    await sql`
      with added as (insert into synonyms (words, indexed) values (${words}, true) returning id, words)
      insert into synonym_words (word, synonym_id) select unnest(words), id from added`.execute(db);
  }
}
