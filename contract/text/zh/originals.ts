/** Words about originals that are wanted of entries in contests. */
export const originals = {
  title: '原始文件',
  wanted: '恭喜获奖！请在 {{due}}（北京时间）前上传获奖作品的原始文件。',
  late: '原始文件的提交时间已于 {{due}}（北京时间）截止，请尽快补交。',
  small:
    '素材销售对文件的要求高于大赛，请上传原始文件：图片不低于 1000 万像素（JPG 或 PNG，不超过 50 MB），视频不小于 10 MB（MP4，不超过 3 GB）。',
  original: '{{name}} 的原始文件',
  sent: '已收到：{{name}}',
  sending: '正在上传 {{name}}',
  choose: '选择原始文件',
  again: '重新上传',
  chooseFor: '选择 {{name}} 的原始文件',
  againFor: '重新上传 {{name}} 的原始文件',
  todo: '请在 {{due}}（北京时间）前提交原始文件',
  todoLate: '原始文件应在 {{due}}（北京时间）前提交，现已逾期',
  todoSmall: '用于授权销售需要原始文件',
  upload: '上传原始文件',
};
