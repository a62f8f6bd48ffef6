export const offline = {
  title: '现在没有网络',
  hint: '帧库暂时打不开，请检查网络后重试。',
  retry: '重试',
  open: '打开画板“{{name}}”',
  from: '您现在离线。这是 {{time}} 保存在本机的画板，可以看，不能改。',
  part: '本机保存了前 {{count}} 件，共 {{total}} 件。',
  by: '{{name}}：{{decision}}',
  decisions: { decided: '选定', maybe: '待定', no: '不用' },
  comments: '评论 {{count}} 条',
};
