import type { DemoEntry } from './entry.ts';

const NOTE = {
  zh: '! 演示内容：品牌和项目都是虚构的；片中素材由演示工作室用代码生成，可以按正常流程下单。',
  en: '! Demo content: brand and project are fictional. The material was made by code in the demo studio and can be licensed like any other.',
};

export const CASES: readonly DemoEntry<'case'>[] = [
  {
    type: 'case',
    slug: 'the-last-train-is-never-empty',
    cover: 'city-street-dusk-trails',
    uses: ['city-clip-street-trails', 'aerial-coast-07', 'late-bus-home'],
    tags: ['film', 'transport'],
    facts: { brand: 'harbour-line', year: 2026 },
    words: {
      zh: {
        title: '末班车从不空着：港线轨道的三十秒',
        summary: '一段车流光轨、一条海岸线和一首慢拍子的曲子，讲完一天的来回。',
        text: `港线轨道要一支三十秒的站内短片：没有对白，循环播放，看的人随时走进来，又随时走开。预算只够一天剪辑，不够一夜拍摄。

## 用一段光轨开头

{{city-clip-street-trails}} 开头十二秒：车灯拖成线，时间就有了方向。

素材页上写明了分辨率和时长，小样放进时间线试过之后，当天就定了下来。

## 用海岸线转场

{{aerial-coast-07}} 中段的空镜：从城里到海边，只需要一个画面。

## 让音乐决定长度

曲子用的是“Late Bus Home”。一份授权包含在售的所有版本，短片用完整版，站内循环用无鼓版，不用另外付钱。

## 怎么授权的

- 用途：企业宣传
- 渠道：户外屏和互联网
- 期限：一年
- 地域：中国大陆

三件素材，三份授权证书，站方法务在核验页面上看过编号就放行了。

${NOTE.zh}`,
      },
      en: {
        title: 'The last train is never empty: thirty seconds for Harbour Line',
        summary: 'Trails of traffic, a coastline and a slow track tell of a day’s journey there and back.',
        text: `Harbour Line needed thirty seconds for its stations: no dialogue, on a loop, for people who walk in and out at any moment. The budget allowed for a day of editing, but not for a night of shooting.

## Open on trails of light

{{city-clip-street-trails}} The first twelve seconds: headlights become lines, and time gets a direction.

Its page told resolution and length; once the sample had been tried in the timeline, it was settled the same day.

## A coastline for the turn

{{aerial-coast-07}} The empty shot in the middle: one picture is enough to go from town to sea.

## Let the music set the length

The track is “Late Bus Home”. One licence covers every version on sale, so the film uses the full one and the loop in the stations the one without drums, at no extra cost.

## How it was licensed

- Use: corporate promotion
- Channel: outdoor screens and internet
- Term: one year
- Region: mainland China

Three materials, three certificates. The railway’s lawyers checked the numbers on the verification page and waved it through.

${NOTE.en}`,
      },
    },
  },
  {
    type: 'case',
    slug: 'first-tea-before-the-rain',
    cover: 'ink-gorge-boat',
    uses: ['ink-gorge-boat', 'paper-lanterns', 'forest-dusk-02'],
    tags: ['advertising', 'food'],
    facts: { brand: 'yunling-tea', year: 2026 },
    words: {
      zh: {
        title: '雨前第一茶：云岭茶事的上新海报',
        summary: '不拍茶杯，用一幅水墨、一片林子和一支古筝，把一款茶讲清楚。',
        text: `上新海报要在十天里出三版：竖屏、横屏和线下立牌。云岭茶事只提了一个要求，画面里不要出现茶杯。

## 留白就是文案的位置

{{ink-gorge-boat}} 主视觉：峡谷、一叶舟，上方三分之一留给标题。

水墨的好处是宽容：裁成竖版，船还在；拉成横版，山还在。

## 同一种安静

{{forest-dusk-02}} 背面的配图：暮色里的林子，与主视觉同样的明暗。

短视频版配的是“Paper Lanterns”，古筝和箫，从第一个音就在山里。

## 怎么授权的

海报要付费投放，所以用途选的是广告；渠道是互联网和户外，期限三个月，地域中国大陆。代理公司下单，被授权方写的是品牌自己。

${NOTE.zh}`,
      },
      en: {
        title: 'First tea before the rain: posters for Yunling',
        summary: 'No cups: an ink painting, a forest and a guzheng are all it takes to present a tea.',
        text: `Three posters in ten days: upright, wide, and a standee for the shops. Yunling Tea had a single request: no cups in the picture.

## Empty space is where the words go

{{ink-gorge-boat}} The key visual: a gorge, a boat, and a third of the sheet left free for the title.

Ink is forgiving. Crop it upright and the boat is still there; make it wide and the mountains remain.

## The same quiet

{{forest-dusk-02}} On the back: a forest at dusk, in the same range of light and dark.

The short film for social media plays “Paper Lanterns”: guzheng and xiao, in the hills from the first note.

## How it was licensed

The posters run as paid media, so the use is advertising; the channels are internet and outdoor, for three months in mainland China. The agency placed the order and named the brand as licensee.

${NOTE.en}`,
      },
    },
  },
  {
    type: 'case',
    slug: 'one-hour-before-sunrise',
    cover: 'mountains-dawn-01',
    uses: ['mountains-dawn-01', 'clip-mountains-dawn-slide', 'sea-sail-07'],
    tags: ['film', 'travel'],
    facts: { brand: 'northlight-outdoor', year: 2025 },
    words: {
      zh: {
        title: '日出前一小时：北光户外的秋季片',
        summary: '品牌片用现成素材搭骨架，把拍摄预算全留给产品。',
        text: `一支秋季品牌片，外景要雪山、要海、要日出，还要赶在雨季之前上线。北光户外的做法是：风景用素材，产品自己拍。

## 先找光，再找山

{{mountains-dawn-01}} 定调的一张：先定颜色，后面的素材都按它来挑。

团队把这张图拖进搜索框，找出光线相近的视频，再放进一个画板，发给导演挑。

## 会动的山

{{clip-mountains-dawn-slide}} 缓慢的横移，给片名留出八秒。

## 结尾换一口气

{{sea-sail-07}} 从山到海，最后一个镜头只有一张帆。

## 怎么授权的

先买一年的互联网授权；片子反响不错，第二年要上电视，就按新的渠道另下一单，原来的证书继续有效。

${NOTE.zh}`,
      },
      en: {
        title: 'One hour before sunrise: Northlight’s autumn film',
        summary: 'Stock footage carries the landscape, so that the whole shooting budget goes to the product.',
        text: `An autumn brand film that needed snow mountains, sea and a sunrise, and had to be out before the rains. Northlight’s answer: license the landscape, shoot the product.

## Find the light first

{{mountains-dawn-01}} The picture that set the tone: everything else was chosen to match its colour.

The team dropped it on the search box to find clips in similar light, put them on a board and sent the director the link.

## Mountains that move

{{clip-mountains-dawn-slide}} A slow slide that leaves eight seconds for the title.

## Breathe out at the end

{{sea-sail-07}} From the mountains to the sea: the last shot is a single sail.

## How it was licensed

First for the internet, for a year. The film did well and went on TV the year after, so a second order added that channel; the first certificates stayed valid.

${NOTE.en}`,
      },
    },
  },
];
