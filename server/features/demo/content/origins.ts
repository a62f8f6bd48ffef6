import type { DemoEntry } from './entry.ts';

const facts = {};

/** True of the demo: its pieces are made by code. */
export const ORIGINS: readonly DemoEntry<'origin'>[] = [
  {
    type: 'origin',
    slug: 'a-mountain-made-of-numbers',
    cover: 'mountains-dawn-01',
    uses: ['mountains-dawn-01', 'aerial-coast-07', 'sea-sail-07'],
    tags: ['craft'],
    facts,
    words: {
      zh: {
        title: '一座用数字堆起来的山',
        summary: '演示库里的雪山没有坐标：它由代码从一个名字生成，却有真实的侵蚀、光线和雾。',
        text: `演示库里的每一张图、每一段视频都不是拍的，而是由演示工作室的代码画出来的，所以不涉及任何人的权利，谁都可以拿来试。

## 从名字开始

每件作品都以自己的名字作为随机数的种子。同一个名字，无论画多少次，都是同一座山。

## 先下雨，再打光

地形先按噪声隆起，再让水流过它：水带走泥土，留下山脊和沟谷。然后才轮到太阳，雪线以上积雪，林线以下是草甸，背光的一面落进阴影。

{{mountains-dawn-01}} 朝阳贴着山脊：亮的是雪，暗的是岩石，中间是空气。

## 雾是距离

远处的山更淡，不是因为画得轻，而是光在雾里损失得更多；山谷里的雾又比山顶厚。眼睛就是靠这个判断远近的。

{{aerial-coast-07}} 同样的方法，从上往下看：浅水、深水和一条海岸线。

想看它们怎样变成一支片子，可以读[客户案例](/CaseList)。`,
      },
      en: {
        title: 'A mountain made of numbers',
        summary:
          'The snow mountains of the demo have no coordinates. Code made them from a name, with erosion, light and haze.',
        text: `None of the pictures and clips in this demo were shot. The demo studio’s code paints them, which is why they are free of anybody’s rights and anyone may try them.

## It begins with a name

Each piece takes its own name as the seed of its random numbers. However often it is painted, the same name gives the same mountain.

## First rain, then light

The land rises from noise, and then water runs over it, carrying soil away and leaving ridges and valleys. Only then comes the sun: snow lies above the snow line, meadows below the tree line, and what faces away falls into shadow.

{{mountains-dawn-01}} Low sun along the ridge: snow is bright, rock is dark, and between them is air.

## Haze is distance

Far mountains are pale because light gets lost in haze, and haze is thicker in valleys than on summits. That is how eyes tell near from far.

{{aerial-coast-07}} The same method, seen from above: shallow water, deep water and a coastline.

To see how such pictures become a film, read our [case studies](/CaseList).`,
      },
    },
  },
  {
    type: 'origin',
    slug: 'late-bus-home-taken-apart',
    cover: 'city-street-dusk-trails',
    uses: ['late-bus-home', 'city-clip-street-trails'],
    tags: ['audio', 'craft'],
    facts,
    words: {
      zh: {
        title: '拆开《Late Bus Home》',
        summary: '一首慢拍子的曲子，为什么要同时有完整版、无鼓版、循环版和四条分轨。',
        text: `《Late Bus Home》是演示库里的第一首曲子：乐谱和乐器都由代码写成，没有采样，也没有录音棚。它适合用来说明一件事：一首曲子为什么需要好几个版本。

## 对白要说话，鼓就得让开

人声和鼓点抢的是同一段注意力。有旁白的段落用无鼓版，旁白一停换回完整版，听众只会觉得画面忽然有了力气。

## 循环版没有结尾

展厅和站台的屏幕一放就是一整天。循环版的最后一拍正好接上第一拍，不会每隔两分钟就“结束”一次。

## 分轨是给混音师的

鼓、贝斯、旋律、键盘各一条，长度与完整版一样，叠起来就是原曲。想在转场处只留键盘，不用再找一首。

{{city-clip-street-trails}} 它最常遇到的画面：入夜的街道。

购买时在售的版本，一份授权全部包含。`,
      },
      en: {
        title: '“Late Bus Home”, taken apart',
        summary: 'Why one slow track comes as a full mix, without drums, as a loop and in four stems.',
        text: `“Late Bus Home” is the first track of the demo. Score and instruments are written in code, without samples or a studio. It’s a good example of why one track needs several versions.

## Drums make way for voices

A voice and a drum ask for the same attention. Use the version without drums while somebody speaks and return to the full mix when they stop: all an audience notices is that the picture suddenly has strength.

## A loop has no ending

Screens in showrooms and stations play all day. The last beat of the loop leads into its first, so it doesn’t end every two minutes.

## Stems are for the mixer

Drums, bass, melody and keys, each as long as the full mix; played together they are the track. To keep only the keys over a cut, you don’t need another piece.

{{city-clip-street-trails}} The picture it meets most often: a street after dark.

One licence covers every version on sale when you buy.`,
      },
    },
  },
  {
    type: 'origin',
    slug: 'curtains-of-light',
    cover: 'aurora-lake-01',
    uses: ['aurora-lake-01', 'ink-gorge-boat'],
    tags: ['craft'],
    facts,
    words: {
      zh: {
        title: '光的帘子与纸上的水',
        summary: '极光和水墨看起来毫不相干，在演示工作室里却是同一个问题：怎样画出会流动的东西。',
        text: `极光是发光的，水墨是吸光的。可在画它们的代码里，两者要解决的是同一件事：边缘不能硬。

## 极光：从下往上褪色

一道极光就是一条弯曲的线，光从线上升起，越高越暗，颜色也从绿转向紫。几道帘子前后叠放，再映进湖里。

{{aurora-lake-01}} 湖面不是把天空翻过来那么简单：水有波，倒影就有断续。

## 水墨：让纸自己说话

墨落在湿纸上会走，走多远看纸有多湿。代码里的纸也有纤维，同一笔，干处见锋，湿处成晕。

{{ink-gorge-boat}} 留白不是没画，是最先决定的部分。

两件作品都在售，可以下载小样放进您的排版里试。`,
      },
      en: {
        title: 'Curtains of light, water on paper',
        summary:
          'Aurora and ink wash seem to have nothing in common. In the demo studio they are one problem: how to paint what flows.',
        text: `An aurora gives off light and ink swallows it. But the code that paints them has to solve the same thing: nothing may have a hard edge.

## Aurora: fading upwards

An aurora is a winding line from which light rises, darker the higher it gets, turning from green to violet. Several curtains hang one behind the other, and a lake mirrors them.

{{aurora-lake-01}} The lake isn’t simply the sky upside down: water has ripples, so the reflection is broken.

## Ink: let the paper speak

Ink runs on wet paper, as far as the paper is wet. The paper in our code has fibres too, so that one stroke shows its tip where it is dry and blooms where it isn’t.

{{ink-gorge-boat}} Empty space isn’t what was left out. It is what was decided first.

Both are on sale, and you can try a sample in your layout.`,
      },
    },
  },
];
