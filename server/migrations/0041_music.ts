import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Licences quote the code, so it stays when a material becomes one of another kind.
    alter table materials alter column code drop expression;
    alter table materials alter column code set default '';
    create function give_code() returns trigger language plpgsql as $$
    begin
      new.code := case new.kind when 'video' then 'V' when 'photo' then 'P' when 'music' then 'M' else 'E' end
        || lpad(new.id::text, 8, '0');
      return new;
    end $$;
    create trigger materials_code before insert on materials for each row execute function give_code();
    create function refuse_new_code() returns trigger language plpgsql as
      $$ begin raise exception 'the code of a material cannot be changed'; end $$;
    create trigger materials_code_fixed before update of code on materials
      for each row when (new.code <> old.code) execute function refuse_new_code();

    -- What editors may say of a sound, in both languages.
    create table music_tags (
      id bigint generated always as identity primary key,
      type text not null check (type in ('genre', 'mood', 'instrument', 'theme')),
      name_zh text not null,
      name_en text not null,
      position int not null default 0,
      unique (type, name_zh)
    );
    create unique index music_tags_name_en on music_tags (type, lower(name_en));
    create table material_tags (
      material_id bigint not null references materials on delete cascade,
      tag_id bigint not null references music_tags on delete cascade,
      primary key (material_id, tag_id)
    );
    create index material_tags_tag on material_tags (tag_id);

    -- What staff confirmed of a sound; null where nobody has.
    create table sounds (
      material_id bigint primary key references materials on delete cascade,
      bpm int check (bpm between 20 and 300),
      musical_key text check (musical_key ~ '^[a-g](-sharp|-flat)?-(major|minor)$'),
      vocals boolean
    );
  `.execute(db);
  for (const [type, lines] of Object.entries(TAGS)) await addTags(db, type, lines.trim().split(/\n\s*/));
  // Sounds that are there already are tagged by their keywords.
  await sql`
    insert into material_tags (material_id, tag_id)
    select m.id, t.id from materials m join music_tags t on t.name_zh = any(m.keywords_zh)
      or lower(t.name_en) in (select lower(word) from unnest(m.keywords_en) word)
    where m.kind = 'music' or m.kind = 'effect' and t.type in ('mood', 'theme')`.execute(db);
}

/** Chinese names have no spaces. */
async function addTags(db: Kysely<unknown>, type: string, lines: readonly string[]): Promise<void> {
  const names = lines.map((line) => line.split(/ (.*)/));
  await sql`
    insert into music_tags (type, name_zh, name_en, position)
    select ${type}, zh, en, place
    from unnest(${names.map(([zh]) => zh)}::text[], ${names.map(([, en]) => en)}::text[])
      with ordinality name (zh, en, place)`.execute(db);
}

const TAGS = {
  genre: `
    电影感 Cinematic
    氛围 Ambient
    电子 Electronic
    合成器浪潮 Synthwave
    浩室 House
    舞曲 Dance
    低保真 Lo-fi
    嘻哈 Hip hop
    爵士 Jazz
    摇摆 Swing
    巴萨诺瓦 Bossa nova
    拉丁 Latin
    古典 Classical
    影视配乐 Film score
    极简 Minimal
    长音 Drone
    中国风 Chinese
    民乐 Chinese folk
    圆舞曲 Waltz
    摇篮曲 Lullaby
    企业 Corporate`,
  mood: `
    欢快 Happy
    励志 Inspiring
    希望 Hopeful
    积极 Positive
    明快 Bright
    轻松 Easy
    放松 Relaxing
    慵懒 Lazy
    舒缓 Calm
    安静 Quiet
    温暖 Warm
    温馨 Cosy
    温柔 Tender
    浪漫 Romantic
    怀旧 Nostalgic
    感动 Moving
    抒情 Lyrical
    忧伤 Melancholy
    诗意 Poetic
    优雅 Elegant
    清雅 Graceful
    空灵 Ethereal
    禅意 Zen
    疗愈 Healing
    史诗 Epic
    震撼 Powerful
    热闹 Lively
    喜庆 Festive
    可爱 Cute
    轻盈 Light
    复古 Vintage
    未来 Futuristic
    神秘 Mysterious
    悬疑 Suspense
    紧张 Tension
    暗黑 Dark`,
  instrument: `
    钢琴 Piano
    毡音钢琴 Felt piano
    电钢琴 Electric piano
    吉他 Guitar
    尤克里里 Ukulele
    低音提琴 Double bass
    弦乐 Strings
    管弦乐 Orchestra
    竖琴 Harp
    圆号 Horns
    长笛 Flute
    单簧管 Clarinet
    手风琴 Accordion
    口哨 Whistle
    合唱 Choir
    合成器 Synthesizer
    颤音琴 Vibraphone
    马林巴 Marimba
    拇指琴 Kalimba
    八音盒 Music box
    鼓 Drums
    打击乐 Percussion
    拍手 Claps
    古筝 Guzheng
    箫 Xiao
    竹笛 Bamboo flute
    颂钵 Singing bowl`,
  theme: `
    广告 Advertising
    宣传片 Promo
    预告片 Trailer
    纪录片 Documentary
    解说 Explainer
    动画 Animation
    游戏 Game
    生活记录 Vlog
    旅行 Travel
    度假 Holiday
    海边 Seaside
    自然 Nature
    户外 Outdoors
    天气 Weather
    森林 Forest
    航拍 Aerial
    延时摄影 Time-lapse
    太空 Space
    科学 Science
    科技 Technology
    数据 Data
    城市 City
    交通 Traffic
    办公 Office
    运动 Sport
    时尚 Fashion
    派对 Party
    美食 Food
    咖啡馆 Café
    家庭 Family
    儿童 Children
    爱情 Love
    节日 Festival
    传统文化 Tradition
    冥想 Meditation
    学习 Study
    睡眠 Sleep
    早晨 Morning
    夜晚 Night
    春天 Spring
    夏天 Summer
    秋天 Autumn
    冬天 Winter
    界面 Interface
    转场 Transition
    机械 Mechanical`,
};
