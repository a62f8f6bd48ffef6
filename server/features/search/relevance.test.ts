import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { updateSearch } from '#server/features/search/search.jobs.ts';
import { systemContext } from '#server/system-context.ts';
import { publishDemoTexts } from '#tests/support/demo-texts.ts';
import { startProduct } from '#tests/support/product.ts';
import { idsOf, search } from '#tests/support/search.ts';

const product = await startProduct();
let slugs = new Map<number, string>();

beforeAll(async () => {
  slugs = await publishDemoTexts(product);
});

async function found(type: string, keyword: string) {
  const reply = await search(product, { type, keyword });
  return { slugs: idsOf(reply).map((id) => slugs.get(id) ?? ''), help: reply.body.help, total: reply.body.total };
}

/**
 * Kind, query, and the first results. Materials with the words in their title come before those with them as keywords.
 */
const FIRST: [type: string, keyword: string, first: string][] = [
  ['pic', '日落', 'abstract-paper-06 flora-reeds-05 flora-lavender-03 sea-sunset-01 sea-sail-07'],
  ['pic', 'Sunsets', 'abstract-paper-06 flora-reeds-05 flora-lavender-03 sea-sunset-01 sea-sail-07'],
  ['pic', '夕陽', 'abstract-paper-06 flora-reeds-05 flora-lavender-03 sea-sunset-01 sea-sail-07'],
  ['pic', '极光', 'aurora-arcs-04 aurora-teal-03 aurora-rose-02 aurora-lake-01'],
  ['pic', '極光', 'aurora-arcs-04 aurora-teal-03 aurora-rose-02 aurora-lake-01'],
  ['pic', 'Ａｕｒｏｒａ', 'aurora-arcs-04 aurora-teal-03 aurora-rose-02 aurora-lake-01'],
  ['pic', 'northern lights', 'aurora-arcs-04 aurora-teal-03 aurora-rose-02 aurora-lake-01'],
  ['pic', '云海', 'sky-above-clouds-01'],
  ['pic', '雪山', 'mountains-moon-03 water-mirror-lake-01 mountains-snow-02'],
  ['pic', 'snow mountains', 'mountains-moon-03 water-mirror-lake-01 mountains-snow-02'],
  ['pic', '沙漠', 'desert-dawn-05 desert-stars-03 desert-red-02'],
  ['pic', 'dunes', 'desert-milky-way-04 desert-evening-01'],
  ['pic', '沙丘', 'desert-milky-way-04 desert-evening-01'],
  ['pic', '水墨', 'ink-gorge-boat ink-waterfall-pines ink-lotus-pond'],
  ['pic', '银河', 'desert-stars-03 sky-milky-way-04 desert-milky-way-04'],
  ['pic', 'milky way', 'desert-stars-03 sky-milky-way-04 desert-milky-way-04'],
  ['pic', 'skyline', 'city-blue-hour-river city-golden-panorama'],
  ['pic', '天际线', 'city-blue-hour-river city-golden-panorama'],
  ['pic', 'boats', 'ink-gorge-boat ink-willow-boat sea-sail-07'],
  ['video', '延时', 'clip-sky-evening clip-desert-stars clip-mountains-clouds'],
  ['video', 'clouds time lapse', 'clip-sky-evening clip-mountains-clouds'],
];

describe('what has the words in its title comes first', () => {
  test.each(FIRST)('[R25] %s “%s”', async (type, keyword, expected) => {
    const first = expected.split(' ');
    const { slugs: shown } = await found(type, keyword);
    expect(shown.slice(0, first.length).toSorted()).toEqual(first.toSorted());
  });
});

/** Kind, query, and all results. */
const ALL: [type: string, keyword: string, all: string][] = [
  ['pic', '海上日落', 'sea-sunset-01'],
  ['pic', 'sunset 海', 'sea-sunset-01 sea-islands-06 sea-sail-07'],
  ['pic', 'sea sunset', 'sea-sunset-01 sea-islands-06 sea-sail-07'],
  ['pic', 'sea of clouds', 'sky-above-clouds-01 sky-cloud-sunrise-02 city-above-fog'],
  ['pic', '雲海', 'sky-above-clouds-01 sky-cloud-sunrise-02 city-above-fog'],
  ['pic', '红色沙漠', 'desert-red-02'],
  ['pic', '水墨荷塘', 'ink-lotus-pond'],
  ['pic', 'lotus', 'ink-lotus-pond'],
  ['pic', '竹', 'ink-bamboo-grove forest-bamboo-05'],
  ['pic', 'bamboo', 'ink-bamboo-grove forest-bamboo-05'],
  ['pic', 'alleys', 'city-neon-alley-rain'],
  ['pic', '小巷', 'city-neon-alley-rain'],
  ['pic', '霓虹', 'city-neon-alley-rain city-neon-river'],
  ['pic', 'neon rain', 'city-neon-alley-rain'],
  ['pic', '赛博朋克', 'city-neon-alley-rain city-neon-river'],
  ['video', '赛博朋克', 'city-clip-neon-water'],
  ['pic', '闪电', 'sky-storm-05'],
  ['pic', 'lightning', 'sky-storm-05'],
  ['pic', '樱花', 'flora-cherry-01'],
  ['pic', 'cherry blossoms', 'flora-cherry-01'],
  ['pic', '梯田', 'aerial-terraces-05 aerial-terraces-gold-06'],
  ['pic', 'rice terrace', 'aerial-terraces-05 aerial-terraces-gold-06'],
  ['pic', '薰衣草', 'flora-lavender-03'],
  ['pic', 'lavender field', 'flora-lavender-03'],
  ['pic', '粒子', 'abstract-gold-dust abstract-particle-wave'],
  ['pic', '大理石', 'abstract-marble-01'],
  ['pic', '春节', 'ink-plum-blossom'],
  ['pic', 'Chinese New Year', 'ink-plum-blossom'],
  ['pic', '满月', 'city-midnight-moon sea-moon-03'],
  ['pic', 'full moon', 'city-midnight-moon sea-moon-03'],
  ['pic', '车流', 'city-avenue-night city-street-dusk-trails'],
  ['pic', 'traffic', 'city-avenue-night city-street-dusk-trails'],
  ['pic', '秋天 公路', 'aerial-autumn-road-10'],
  ['pic', 'autumn leaf', 'aerial-autumn-road-10'],
  ['pic', 'golden hour', 'sky-cloud-sunrise-02 mountains-dawn-01 mountains-ridge-10 mountains-autumn-14 sea-sunset-01'],
  ['pic', '黄金时刻', 'sky-cloud-sunrise-02 mountains-dawn-01 mountains-ridge-10 mountains-autumn-14 sea-sunset-01'],
  ['pic', '森林 晨雾', 'forest-morning-01 forest-dusk-02 forest-pines-03 forest-bamboo-05'],
  ['pic', 'misty forests', 'forest-morning-01 forest-dusk-02 forest-pines-03 forest-bamboo-05'],
  ['video', '航拍', 'clip-aerial-autumn-road clip-aerial-fields clip-aerial-terraces'],
  ['video', 'drone footage', 'clip-aerial-autumn-road clip-aerial-fields clip-aerial-terraces'],
  ['video', '无人机视频素材', 'clip-aerial-autumn-road clip-aerial-fields clip-aerial-terraces'],
  ['pic', 'beach 航拍', 'aerial-coast-07 aerial-black-sand-08'],
  ['video', '樱花飘落', 'clip-flora-petals'],
  ['video', 'underwater', 'clip-water-beams'],
  ['video', '星空延时', 'clip-desert-stars clip-aurora-lake'],
  ['music', '钢琴', 'open-roads rooftop-sunset late-bus-home snow-letters quiet-window'],
  ['music', 'epic trailers', 'summit'],
  ['music', '中国风', 'lotus-pond bamboo-rain paper-lanterns temple-fair'],
  ['music', 'lofi', 'late-bus-home'],
  ['music', '爵士', 'coffee-steam'],
  ['music', 'jazz cafe', 'coffee-steam'],
  ['effect', '雨声', 'rain-on-leaves'],
  ['effect', 'raining', 'rain-on-leaves'],
  ['effect', '海浪', 'ocean-waves'],
  ['effect', 'bird', 'dawn-birds'],
  ['effect', '转场', 'whoosh'],
  ['effect', 'heartbeat', 'heartbeat'],
];

describe('nothing is missed and nothing stands there that does not belong', () => {
  test.each(ALL)('[R25] %s “%s”', async (type, keyword, expected) => {
    const { slugs: shown, total } = await found(type, keyword);
    expect(shown.toSorted()).toEqual(expected.split(' ').toSorted());
    expect(total).toBe(shown.length);
  });
});

/** Mistyped query, its correction, and a result of that. */
const MISTYPED: [keyword: string, meant: string, leadsTo: string][] = [
  ['sunst', 'sunset', 'sea-sunset-01'],
  ['aroura', 'aurora', 'aurora-lake-01'],
  ['moutain', 'mountain', 'mountains-red-rock-07'],
  ['cherry blosom', 'cherry blossom', 'flora-cherry-01'],
  ['desrt dunes', 'desert dunes', 'desert-evening-01'],
  ['日洛', '日落', 'sea-sunset-01'],
  ['银何', '银河', 'desert-stars-03'],
  ['城事夜景', '城市夜景', 'city-neon-river'],
  ['riluo', '日落', 'sea-sunset-01'],
  ['jiguang', '极光', 'aurora-lake-01'],
  ['jiguan', '极光', 'aurora-lake-01'],
  ['hangpai', '航拍', 'aerial-coast-07'],
  ['suset', 'sunset', 'sea-sunset-01'],
  ['sunsett', 'sunset', 'sea-sunset-01'],
  ['薰依草', '薰衣草', 'flora-lavender-03'],
  ['薰大草', '薰衣草', 'flora-lavender-03'],
];

describe('mistakes', () => {
  test.each(MISTYPED)('[R268] “%s” finds what “%s” finds', async (keyword, meant, leadsTo) => {
    const shown = await found('pic', keyword);
    expect(shown.help).toMatchObject({ corrected: meant, didYouMean: null, instead: null });
    expect(shown.slugs).toContain(leadsTo);
    expect(shown.slugs).toEqual((await found('pic', meant)).slugs);
  });

  test.each([
    ['video', 'hangpia', '航拍', 'clip-aerial-fields'],
    ['music', 'gangqin', '钢琴', 'quiet-window'],
    ['music', 'jaz', 'jazz', 'coffee-steam'],
    ['effect', '雨生', '雨声', 'rain-on-leaves'],
  ])('[R268] in %s, too: “%s” finds what “%s” finds', async (type, keyword, meant, leadsTo) => {
    const shown = await found(type, keyword);
    expect(shown.help.corrected).toBe(meant);
    expect(shown.slugs).toContain(leadsTo);
  });

  test.each(['en', 'zh'])('[R268] readers of %s are corrected alike', async (language) => {
    for (const [keyword, meant] of [
      ['suset', 'sunset'],
      ['riluo', '日落'],
    ] as const) {
      const { body } = await search(product, { type: 'pic', keyword }, { 'accept-language': language });
      expect(body.help.corrected).toBe(meant);
    }
  });

  test.each(['sunset', 'people', 'unicorn', '独角兽', 'sunset unicorn', '的', '!!!'])(
    '[R268] “%s” is no mistake',
    async (keyword) => {
      const { help } = await found('pic', keyword);
      expect([help.corrected, help.didYouMean]).toEqual([null, null]);
    },
  );
});

test('[R268] what often stands beside the words is related, in the language of the reader', async () => {
  const related = async (language: string) =>
    (await search(product, { type: 'pic', keyword: '极光' }, { 'accept-language': language })).body.help.related;
  expect(await related('zh')).toContain('夜空');
  expect(await related('en')).toContain('night sky');
  for (const word of [...(await related('zh')), ...(await related('en'))])
    expect(
      (await found('pic', word)).slugs.filter((slug) => slug.startsWith('aurora')),
      word,
    ).not.toEqual([]);
  expect(await related('en')).toHaveLength(8);
});

describe('like a lavender field', () => {
  let alike: string[];
  beforeAll(async () => {
    const lavender = [...slugs].find(([, slug]) => slug === 'flora-lavender-03')![0];
    // Forests have exactly its colours and everything else has others.
    const looks = [...slugs].map(([id, slug], index) => ({
      id,
      hash: ((BigInt(index + 1) * 0x9e37_79b9_7f4a_7c15n) & 0x7fff_ffff_ffff_ffffn).toString(),
      layout: Array.from({ length: 24 }, (_, at) =>
        id === lavender || slug.startsWith('forest') || at > 0 ? 128 : 60,
      ),
    }));
    await sql`
      insert into material_looks (material_id, hash, layout)
      select id, hash, layout
      from json_to_recordset(${JSON.stringify(looks)}) look (id bigint, hash bigint, layout smallint[])
      join materials using (id) where kind = 'photo'`.execute(product.db);
    await updateSearch(systemContext(product.services, 'test'), { materialIds: [...slugs.keys()] });
    alike = idsOf(await search(product, { type: 'pic', like: lavender, pageSize: 6 })).map((id) => slugs.get(id)!);
  });

  test('[C6] are fields, flowers and sunsets, and no forests before them', () => {
    expect(alike).toEqual([
      'flora-reeds-05',
      'aerial-summer-01',
      'sea-sail-07',
      'mountains-dusk-05',
      'sea-sunset-01',
      'sky-evening-glow-06',
    ]);
  });
});
