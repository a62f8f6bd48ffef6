import type { FirstArticle } from './article.ts';

export const selling: FirstArticle = {
  slug: 'from-upload-to-statement',
  tags: ['selling', 'craft'],
  words: {
    zh: {
      title: '从上传到对账单：一件作品在帧库走过的路',
      summary: '签约摄影师的作品怎样上架、怎样成交，钱又是怎样算清楚的。',
      text: `一件作品从存储卡到买家的成片，中间有五步。每一步做什么、等多久，都写在这里。

## 上传

视频为 MP4，1080P 以上，至少 3 秒；图片为 JPG 或 PNG，1000 万像素以上。网络断了会接着传，整个文件夹可以交给[上传工具](/howToUseUploadTool)。

## 自动检查

文件到了以后，系统检查编码、分辨率、色彩和黑边，也会看是否与已有作品重复，并准备好预览。这一步不用等在电脑前。

## 填写信息

标题、关键词和分类决定买家能不能找到您。画面里有可以辨认的人或私人物业，请附上肖像权或物权授权书。写法可以参考[如何获得更多销售机会](/howToGetMoreSaleChance)。

## 审核

提交后 3 个工作日内由人审核。能改的会退回，写明原因和位置，改好再交；没有通过的，可以申诉一次，由另一位审核员处理。

## 成交与结算

每笔成交的价格、优惠、税和分成都看得到，分成比例在成交时锁定。每季度次月 10 日出对账单，15 天内可以确认，或者对单笔提出异议。

想成为签约摄影师，从[申请](/join)开始：准备 20 到 60 张代表作品，5 个工作日内给出结果。`,
    },
    en: {
      title: 'From upload to statement: the way of a work through Framehall',
      summary: 'How a photographer’s work goes on sale and is sold, and how the money adds up.',
      text: `Between a memory card and a buyer’s film lie five steps. Here is what happens in each, and how long it takes.

## Upload

Video as MP4 in 1080P or more and at least 3 seconds long, photos as JPG or PNG with 10 megapixels or more. Broken connections resume where they stopped, and the [upload tool](/howToUseUploadTool) takes whole folders.

## Automatic checks

Once a file has arrived, we check codec, resolution, colour and black borders, look for work that is almost the same, and make its previews. There is no need to wait for it.

## Describe

Title, keywords and category decide whether buyers find you. Where people or private property can be recognised, add a model or property release. See [how to sell more](/howToGetMoreSaleChance) for what works.

## Review

People review your work within 3 working days. What can be fixed is returned with the reason and the place it applies to, so you can correct and submit it again. Rejected work can be appealed once, and another reviewer decides.

## Sales and statements

Price, discount, tax and share of every sale are open to you, and your share is fixed at the moment of sale. Statements come on the 10th of the month after each quarter; you have 15 days to confirm yours or dispute single lines.

To become a photographer, [apply](/join) with 20 to 60 images of your work. You hear from us within 5 working days.`,
    },
  },
};
