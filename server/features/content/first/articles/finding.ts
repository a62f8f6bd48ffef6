import type { FirstArticle } from './article.ts';

export const finding: FirstArticle = {
  slug: 'find-it-by-word-picture-or-sound',
  tags: ['craft', 'audio'],
  words: {
    zh: {
      title: '说不清要什么，也能找到：用词、用图、用声音搜索',
      summary: '脑子里只有一个画面或一段旋律时，该从哪里搜起。',
      text: `找素材最费时间的，往往是把感觉翻译成关键词。下面三种方法，总有一种合适。

## 用词

中文、英文、拼音都可以，混着写也行。先搜两三个词，看结果偏到哪里，再用分类、颜色、时长、横竖构图收窄。打错的字会按最可能的意思理解；知道素材编号的，直接输入编号。

## 用图

手边有参考图，就点搜索框里的图标，或者把图拖到[搜索页面](/SearchResult?type=video)上，视频和图片都会按画面相近程度排出来。图片本身不会保留，只保留画面特征，30 天后失效。

## 用声音

客户说“就要这种感觉”，却给了一首买不到授权的歌：在[音乐](/Music)的搜索框里选择这首歌或一段样片，截取 3 到 30 秒，就能找到听起来相近的曲目。文件由浏览器读取，只发送您截取的那一段。

## 找到之后

- 把候选放进画板，用链接发给客户看，对方不用注册
- 登录后下载带水印的小样，放进样片里试
- 音乐可以在线听完整首，一份授权包含购买时在售的所有版本

从编辑挑好的[专题](/TopicList)开始，也是个省力的办法。`,
    },
    en: {
      title: 'Find it by word, picture or sound',
      summary: 'Where to start when all you have is an image in your head, or a tune.',
      text: `What takes longest in finding material is turning a feeling into keywords. One of these three ways will usually get you there.

## By word

Search in Chinese, English or pinyin, or mix them. Start with two or three words, see which way the results lean, then narrow them by category, colour, length or orientation. Mistyped words are read as what you probably meant, and a material code takes you straight to its page.

## By picture

If you have a reference image, choose it with the icon in the search box or drop it on a [search page](/SearchResult?type=video). Video and photos are sorted by how similar they look. We don’t keep your image, only a description of how it looks, which expires after 30 days.

## By sound

The client wants “something like this” and sends a song you can’t license. In the search box for [music](/Music), choose that song or your rough cut and pick 3 to 30 seconds of it to find tracks that sound alike. Your browser reads the file and sends only the part you picked.

## Once you’ve found it

- Put candidates on a board and send the link; your client doesn’t need an account
- Log in and download a watermarked sample for your rough cut
- Listen to music at full length; one licence covers every version on sale when you buy

Starting from a [topic](/TopicList) that our editors put together often saves the search altogether.`,
    },
  },
};
