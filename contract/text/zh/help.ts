import { sales } from './help/sales.ts';
import { tool } from './help/tool.ts';
import { video } from './help/video.ts';

export const help = {
  label: '摄影师帮助',
  pages: { video: '高质量视频', sales: '更多销售机会', tool: '上传工具', center: '素材中心' },
  about: {
    video: '文件要求、拍摄、调色和导出设置。',
    sales: '标题、关键词、授权书、选题和审核。',
    tool: '在电脑上成批上传，断了自动接着传。',
    center: '查看进度，填写信息，提交审核。',
  },
  contents: '本页目录',
  do: '建议',
  dont: '避免',
  next: '接下来',
  video,
  sales,
  tool,
};
