/** Words that say nothing about what is wanted. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a an and are as at be been being but by can did do does for from had has have he her here him his how i if in into',
    'is it its me my of on or our she so some such than that the their them then there these they this those to too',
    'us very was we were what when where which while who why will with would you your please want need show find',
    'b c d e f g h j k l m n o p q r s t u v w x y z',
    '的 地 得 了 和 与 或 及 在 是 有 之 着 被 把 对 从 向 到 等 个 一个 一些 这 那 这个 那个 这些 那些 我 你 他 她 它 我们',
    '你们 他们 吗 呢 吧 啊 呀 嘛 也 都 就 还 又 很 中 里 上 下 想要 想 要 找 求 关于 以及 其 而 并 各种',
  ]
    .join(' ')
    .split(' '),
);

/** What people put behind what they want: “sunset video”, “日落素材”. */
export const TRAILING_WORDS: ReadonlySet<string> = new Set(
  [
    'video videos footage clip clips stock photo photos photograph photographs image images picture pictures pic pics',
    'download free hd',
    '视频 素材 视频素材 图片 照片 图 相片 片段 短片 下载 免费 高清 大全 素材网 影像 镜头',
  ]
    .join(' ')
    .split(' '),
);
