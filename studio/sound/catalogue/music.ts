import { music, type Sound } from './sound.ts';

/** Beats, bands and dances. */
export const RHYTHM: readonly Sound[] = [
  music('late-bus-home', { category: 'lofi', shop: 2, priceClass: 'B', art: 'tiles', palette: 'dusk' })`
    78 bpm｜C major｜江遥 Jiang Yao｜Slow Window Trio
    末班车｜慵懒的节拍、电钢琴与颤音琴，还有车窗上的雨和唱片的沙沙声。
    Late Bus Home
    A lazy beat, electric piano and vibraphone, rain on the last bus’s window and dust on the record.
    低保真、嘻哈、电钢琴、颤音琴、慵懒、学习、咖啡馆、夜晚、雨天、放松、黑胶、生活记录
    lo-fi, hip hop, electric piano, vibraphone, lazy, study, café, night, rain, relax, vinyl, vlog`,
  music('coffee-steam', { category: 'jazz', shop: 3, priceClass: 'B', art: 'tiles', palette: 'coffee' })`
    112 bpm｜C major｜江遥 Jiang Yao｜Slow Window Trio
    咖啡蒸汽｜咖啡馆开门前的小乐队：行走的低音、鼓刷与单簧管。
    Coffee Steam
    A small trio before the café opens: walking bass, brushes and a clarinet.
    爵士、咖啡馆、单簧管、低音提琴、鼓刷、摇摆、轻松、早晨、美食、优雅、复古
    jazz, café, clarinet, double bass, brushes, swing, easy, morning, food, elegant, vintage`,
  music('harbour-breeze', { category: 'jazz', shop: 1, priceClass: 'B', art: 'ridges', palette: 'lagoon' })`
    132 bpm｜F major｜Noor Castellan｜Salt & Cedar
    港湾微风｜尼龙弦吉他与长笛的巴萨诺瓦，F 大调，风从海上来。
    Harbour Breeze
    A bossa nova for nylon strings and flute in F, with the wind from the sea.
    巴萨诺瓦、拉丁、吉他、长笛、海边、度假、轻松、夏天、餐厅、微风、旅行
    bossa nova, latin, guitar, flute, seaside, holiday, easy, summer, restaurant, breeze, travel`,
  music('neon-harbour', { category: 'electronic', shop: 2, priceClass: 'A', art: 'sun', palette: 'neon' })`
    100 bpm｜A minor｜韩舟 Han Zhou｜Halcyon Static
    霓虹港｜从未存在过的八十年代：脉动低音、门限军鼓与歌唱般的主音，A 小调。
    Neon Harbour
    The eighties as they never were: pulsing bass, gated snare and a lead that sings, in A minor.
    合成器浪潮、复古、八十年代、霓虹、夜城、电子、驾驶、赛博朋克、游戏、合成器、怀旧
    synthwave, retro, eighties, neon, city night, electronic, driving, cyberpunk, game, synthesizer, nostalgic`,
  music('rooftop-sunset', { category: 'electronic', shop: 4, priceClass: 'B', art: 'orbs', palette: 'sunset' })`
    118 bpm｜F minor｜韩舟 Han Zhou｜Low Tide Club
    天台日落｜赤脚的四四拍：电钢琴切分、侧链铺底与拇指琴旋律，F 小调。
    Rooftop Sunset
    Four to the floor with the shoes off: electric piano, pumping pads and a kalimba tune in F minor.
    浩室、电子、日落、派对、夏天、时尚、放松、电钢琴、舞曲、城市、天台
    house, electronic, sunset, party, summer, fashion, chill, electric piano, dance, city, rooftop`,
  music('sunday-kitchen', { category: 'acoustic', shop: 3, priceClass: 'B', art: 'confetti', palette: 'lemon' })`
    116 bpm｜G major｜Ada Moreau｜Tiny Tram
    周日厨房｜尤克里里、口哨与拍手，煎饼翻面的时间刚刚好。
    Sunday Kitchen
    Ukulele, whistle and claps while the pancakes turn, in G.
    欢快、尤克里里、口哨、拍手、家庭、儿童、美食、阳光、广告、生活、宠物
    happy, ukulele, whistle, claps, family, children, food, sunny, advertising, everyday, pets`,
  music('autumn-carousel', { category: 'acoustic', shop: 5, priceClass: 'B', art: 'ripples', palette: 'autumn' })`
    146 bpm｜A minor｜Mira Solberg｜Salt & Cedar
    秋日旋转木马｜手风琴与吉他的圆舞曲，A 小调，街角的老游乐场。
    Autumn Carousel
    A waltz for accordion and guitars in A minor, from an old fair round the corner.
    圆舞曲、手风琴、吉他、法式、秋天、街头、怀旧、浪漫、游乐场、复古、三拍子
    waltz, accordion, guitar, parisian, autumn, street, nostalgic, romantic, fair, vintage, three-four`,
];

/** Pieces for Chinese instruments. */
export const CHINESE: readonly Sound[] = [
  music('paper-lanterns', { category: 'chinese', shop: 5, priceClass: 'A', art: 'brush', palette: 'paper' })`
    72 bpm｜G pentatonic｜阮清 Ruan Qing｜蒹葭乐集 Jianjia Collective
    纸灯｜古筝与箫，G 宫五声，起承转合四句，像元夕的河灯慢慢漂远。
    Paper Lanterns
    Guzheng and xiao in the pentatonic mode on G: four phrases that begin, carry on, turn and come home.
    中国风、古筝、箫、五声音阶、古典、元宵、河灯、江南、诗意、传统文化、节日、舒缓
    chinese, guzheng, xiao, pentatonic, classical, lantern festival, river, jiangnan, poetic, tradition, festival,
    calm`,
  music('lotus-pond', { category: 'chinese', shop: 1, priceClass: 'A', art: 'brush', palette: 'jade' })`
    80 bpm｜D pentatonic｜阮清 Ruan Qing｜砚声 Yan Sheng
    荷塘｜古筝在水边起调，摇指与刮奏，后半段竹笛来和。
    Lotus Pond
    A guzheng by the water with rolls and glides; in the second half a bamboo flute answers.
    中国风、古筝、竹笛、荷花、夏天、园林、五声音阶、茶道、文化、民乐、清雅
    chinese, guzheng, bamboo flute, lotus, summer, garden, pentatonic, tea, culture, folk, graceful`,
  music('bamboo-rain', { category: 'chinese', shop: 3, priceClass: 'B', art: 'brush', palette: 'bamboo' })`
    60 bpm｜A minor pentatonic｜纪川 Ji Chuan｜蒹葭乐集 Jianjia Collective
    竹雨｜箫声穿过竹林，雨点一样的拇指琴随性落下，A 羽调式。
    Bamboo Rain
    A xiao among bamboo while kalimba notes fall like drops, in a minor pentatonic mode on A.
    中国风、箫、竹林、雨、禅意、冥想、拇指琴、颂钵、氛围、茶室、空山
    chinese, xiao, bamboo forest, rain, zen, meditation, kalimba, singing bowl, ambient, tea house, mountain`,
  music('temple-fair', { category: 'chinese', shop: 0, priceClass: 'B', art: 'sun', palette: 'festival' })`
    120 bpm｜D pentatonic｜纪川 Ji Chuan｜十面鼓社 Ten Drums
    庙会｜大鼓、鼓边与竹笛，热闹而整齐，适合节庆与运动画面。
    Temple Fair
    Great drums, wooden edges and a bamboo flute, festive and tight. For celebrations and sport.
    中国风、大鼓、鼓乐、节日、春节、喜庆、竹笛、龙舟、热闹、开场、运动
    chinese, drums, percussion, festival, new year, festive, bamboo flute, dragon boat, lively, opening, sport`,
];

/** Cinematic and corporate pieces. */
export const SCREEN: readonly Sound[] = [
  music('summit', { category: 'cinematic', shop: 0, priceClass: 'A', sung: true, art: 'peaks', palette: 'ember' })`
    92 bpm｜D minor｜Theo Lindqvist｜Paper Boat Orchestra
    登顶｜从弦乐的低语到整个管弦乐队，D 小调一路攀升，大鼓与合唱在山顶相会。
    Summit
    From a whisper of strings to the whole orchestra: a climb in D minor that meets great drums and a choir at the top.
    史诗、电影感、管弦乐、弦乐、圆号、大鼓、合唱、预告片、励志、登山、震撼、渐强
    epic, cinematic, orchestra, strings, horns, drums, choir, trailer, motivational, mountain, powerful, build`,
  music('first-light', { category: 'cinematic', shop: 4, priceClass: 'A', sung: true, art: 'peaks', palette: 'dawn' })`
    78 bpm｜E flat major｜Mira Solberg｜Paper Boat Orchestra
    第一缕光｜弦乐、竖琴与圆号，降 E 大调，太阳翻过山脊的那一刻。
    First Light
    Strings, harp and horns in E flat for the moment when the sun comes over the ridge.
    电影感、希望、弦乐、竖琴、圆号、日出、纪录片、自然、感动、航拍、温暖
    cinematic, hopeful, strings, harp, horns, sunrise, documentary, nature, moving, aerial, warm`,
  music('deep-water', { category: 'cinematic', shop: 1, priceClass: 'B', art: 'orbit', palette: 'abyss' })`
    64 bpm｜D minor｜Noor Castellan｜Sixty Fathoms
    深水｜D 音上的长音、缓慢的脉搏与始终不解决的半音，水下有什么在移动。
    Deep Water
    A drone on D, a slow pulse and a semitone that will not resolve: something moves below.
    悬疑、紧张、长音、深海、惊悚、暗黑、纪录片、脉搏、不安、悬念、低频
    suspense, tension, drone, deep sea, thriller, dark, documentary, pulse, uneasy, mystery, low end`,
  music('open-roads', { category: 'corporate', shop: 2, priceClass: 'A', art: 'flow', palette: 'meadow' })`
    112 bpm｜D major｜Ada Moreau｜Salt & Cedar
    向前的路｜清亮的吉他、钢琴、钟琴与拍手，D 大调，明快向前。
    Open Roads
    Bright and forward: muted guitar, piano, bells and claps in D. For companies, products and travel.
    企业、宣传片、励志、明快、吉他、钢琴、拍手、科技、旅行、团队、积极、广告
    corporate, promo, inspiring, bright, guitar, piano, claps, technology, travel, teamwork, positive, advertising`,
  music('pulse-lab', { category: 'corporate', shop: 2, priceClass: 'B', art: 'flow', palette: 'circuit' })`
    122 bpm｜F sharp minor｜韩舟 Han Zhou｜Halcyon Static
    脉冲实验室｜干净的合成器脉冲，为屏幕、图表与无尘车间而写。
    Pulse Lab
    Clean synthesizer pulses for screens, charts and clean rooms.
    科技、合成器、数据、芯片、实验室、企业、发布会、脉冲、未来、极简电子、解说
    technology, synthesizer, data, chips, laboratory, corporate, keynote, pulse, future, minimal electronic, explainer`,
];

/** Ambient, piano and minimal pieces. */
export const QUIET: readonly Sound[] = [
  music('morning-mist', { category: 'ambient', shop: 0, priceClass: 'B', sung: true, art: 'ridges', palette: 'dawn' })`
    76 bpm｜D major｜Mira Solberg｜Sixty Fathoms
    晨雾｜缓慢铺开的 D 大调氛围音色，远处的钟琴与人声若隐若现，像雾从山谷里升起。
    Morning Mist
    Slow pads in D open like fog over a valley, with far celesta and voices. For landscapes, meditation, calm openings.
    氛围、舒缓、铺底、自然、冥想、清晨、风光、空灵、慢速、合成器、人声合唱、疗愈
    ambient, calm, pads, nature, meditation, morning, landscape, ethereal, slow, synthesizer, choir, healing`,
  music('starlit-drift', {
    category: 'ambient',
    shop: 4,
    priceClass: 'B',
    sung: true,
    art: 'orbit',
    palette: 'midnight',
  })`
    84 bpm｜E minor｜Theo Lindqvist｜Halcyon Static
    星际漂流｜E 小调的琶音在巨大的混响中漂浮，柔和的主音与合唱慢慢加入，适合太空与科学题材。
    Starlit Drift
    Weightless arpeggios in E minor float in vast space until a soft lead and a choir join. For science and night skies.
    太空、星空、氛围、合成器、琶音、科学、纪录片、神秘、漂浮、夜空、延时摄影
    space, stars, ambient, synthesizer, arpeggio, science, documentary, mysterious, floating, night sky, time-lapse`,
  music('quiet-window', { category: 'piano', shop: 1, priceClass: 'B', art: 'ripples', palette: 'linen' })`
    72 bpm｜C major｜沈砚 Shen Yan｜沈砚 Shen Yan
    窗边｜一架毡音钢琴独自在午后弹奏，C 大调，亲近而克制。
    Quiet Window
    A felt piano alone on a late afternoon, in C, close and restrained.
    钢琴、独奏、毡音钢琴、温柔、怀旧、午后、安静、亲情、故事、独白、慢速
    piano, solo, felt piano, tender, nostalgic, afternoon, quiet, family, story, monologue, slow`,
  music('snow-letters', { category: 'piano', shop: 4, priceClass: 'A', art: 'ripples', palette: 'frost' })`
    90 bpm｜B minor｜沈砚 Shen Yan｜Paper Boat Orchestra
    雪中来信｜B 小调三拍子，钢琴起笔，弦乐接过旋律，写给没有寄出的信。
    Snow Letters
    Piano and strings in B minor, three to the bar: the piano begins, the violins carry on. For what was never sent.
    钢琴、弦乐、抒情、感人、冬天、离别、回忆、爱情、三拍子、影视配乐、忧伤
    piano, strings, lyrical, moving, winter, farewell, memory, love, waltz time, film score, melancholy`,
  music('firefly-lullaby', { category: 'piano', shop: 3, priceClass: 'B', art: 'confetti', palette: 'dusk' })`
    100 bpm｜F major｜Ada Moreau｜Tiny Tram
    萤火摇篮曲｜F 大调八音盒，竖琴与玻璃般的音色伴着它慢慢停下来。
    Firefly Lullaby
    A music box in F, wound up before bedtime; a harp and glassy pads keep it company until it slows down.
    八音盒、摇篮曲、儿童、童话、夜晚、可爱、竖琴、梦境、睡眠、母婴、温馨
    music box, lullaby, children, fairy tale, night, cute, harp, dream, sleep, baby, cosy`,
  music('bamboo-clock', { category: 'minimal', shop: 5, priceClass: 'B', art: 'tiles', palette: 'bamboo' })`
    126 bpm｜E minor｜Noor Castellan｜Eleven Mallets
    竹钟｜两架马林巴以不同长度的乐句交错前行，极简、轻盈、精确。
    Bamboo Clock
    Two marimbas whose patterns differ in length drift past one another: minimal, light and exact.
    极简、马林巴、打击乐、节奏、思考、科普、动画、数据、轻盈、循环、工艺
    minimal, marimba, mallets, rhythm, thinking, explainer, animation, data, light, repetitive, craft`,
];
