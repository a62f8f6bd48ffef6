import type { FirstArticle } from './article.ts';

export const certificates: FirstArticle = {
  slug: 'a-certificate-anyone-can-check',
  tags: ['licensing', 'audio'],
  words: {
    zh: {
      title: '一份谁都能核验的授权证书',
      summary: '法务要证明、平台提示侵权、电视台要音乐使用表：付款之后，这些文件都已经备好。',
      text: `授权买得对不对，往往要到有人来问的时候才知道。所以每一件素材付款之后，都有一份单独的授权证书。

## 证书上有什么

证书编号、素材、被授权方、项目、四项授权范围和起止日期，带电子签名和二维码。视频和图片的原始文件里，也写着证书编号、被授权方和核验页面，授权跟着文件走。

## 怎样核验

扫二维码，或者在[核验页面](/verify)输入编号，就能看到这份授权是否有效、覆盖什么。拿到的是 PDF 也可以直接拖上去：文件留在浏览器里，只比对它的校验值，改过一个字都会显示不符。

## 写错了怎么办

确认付款之前可以自己修改；之后在[已购素材](/OrderMaterialList)里申请更正，每件素材一次。新证书签发后，旧编号会显示已被替换，不会有两份同时有效的证书。

## 音乐另有两样东西

- 申诉材料：平台提示版权问题时，里面有证书、曲目资料和中英文申诉文字，可以直接粘贴
- 音乐使用表：播出机构要的作者、出版方、ISRC 等信息，有 PDF 和 CSV 两种格式

文件和证书可以反复下载，期限结束以后也一样。`,
    },
    en: {
      title: 'A certificate that anyone can check',
      summary:
        'Legal wants proof, a platform flags your music, a broadcaster asks for a cue sheet. After payment, it’s all there.',
      text: `You only find out whether a licence is in order when somebody asks. That’s why every material you pay for comes with a certificate of its own.

## What it says

Licence number, material, licensee, project, all four parts of the scope and the dates, with an electronic signature and a QR code. The original files of video and photos also carry the licence number, the licensee and the verification page, so that the licence travels with the file.

## How to check it

Scan the code or enter the number on the [verification page](/verify) to see whether the licence is valid and what it covers. If you were sent the PDF, drop it there: the file stays in your browser, only its checksum is compared, and a single changed character shows.

## If something is wrong

You can edit the details until payment is confirmed. After that, request a correction under [Purchased material](/OrderMaterialList), once for each material. When the new certificate is issued, the old number shows as replaced, so there are never two valid ones.

## Music comes with two more things

- A claim kit for when a platform flags your music: the certificate, track data and words for a dispute in English and Chinese, ready to paste
- A cue sheet for broadcasters, as PDF or CSV, with writers, publishers and ISRC

You can download files and certificates as often as you like, also after the term has ended.`,
    },
  },
};
