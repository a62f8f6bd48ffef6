export const uploadTool = {
  help: `Framehall 上传工具 {{version}}

上传一个文件夹（包括其中所有子文件夹）里的视频和图片。
中断后再次运行即可继续，已经传好的内容不会重复上传。

  node framehall-upload.mjs [文件夹] [--site 网址] [--account 账号]

  文件夹           要上传的文件夹，不填时会询问
  --site 网址      网站地址{{home}}
  --account 账号   您的邮箱或手机号
  --state 文件     记录上传进度的文件
                   （默认是该文件夹里的 .framehall-upload.json）
  --help           显示本说明
  --version        显示版本号

密码会在运行时询问，也可以放在环境变量 FRAMEHALL_PASSWORD 中。
视频：{{video}}；图片：{{photo}}。其他文件不会上传。
退出码：0 全部传完；1 有文件没有传成功；2 无法开始上传。`,
  usual: '（默认 {{site}}）',
  unknownOption: '无法识别“{{option}}”。用 --help 查看说明。',
  oldNode: '需要 Node.js 20 或更高版本，当前是 {{version}}。下载地址：https://nodejs.org',
  missing: '请提供{{what}}。用 --help 查看说明。',
  folderQuestion: '要上传的文件夹：',
  siteQuestion: '网站地址：',
  accountQuestion: '邮箱或手机号：',
  passwordQuestion: '密码：',
  noFolder: '找不到文件夹“{{folder}}”，或者无法读取。',
  noState: '无法写入 {{file}}，不能记录上传进度。请用 --state 指定其他位置。',
  badSite: '“{{site}}”不是有效的网站地址。',
  noSite: '{{site}} 没有响应，请检查网址和网络。',
  secondFactor: '该账号需要两步验证，请在浏览器中上传。',
  loggedOut: '登录已失效：{{message}}',
  nothing: '{{folder}} 里没有视频或图片。',
  videos_other: '{{count}} 个视频',
  photos_other: '{{count}} 张图片',
  found: '找到 {{videos}}、{{photos}}，共 {{size}}。',
  leftAlone_other: '另有 {{count}} 个文件不是视频或图片，不上传。',
  goesOn: '从 {{percent}}% 继续',
  sent: '已上传',
  refused: '不符合要求',
  failed: '失败',
  noRoom: '未完成的上传已占满空间，请先完成或移除其他文件',
  waiting: '等待网络恢复…',
  left: '剩余 {{time}}',
  summary_other: '上传 {{count}} 个，之前已上传 {{before}} 个，不符合要求 {{refused}} 个，失败 {{failed}} 个。',
  next: '上传的素材正在处理。请到素材中心填写信息并提交审核：{{address}}',
  again: '再次运行同一条命令，即可重试未完成的文件。',
  stopped: '已停止。再次运行同一条命令即可继续。',
};
