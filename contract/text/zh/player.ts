export const player = {
  label: '播放器',
  play: '播放',
  pause: '暂停',
  previous: '上一首',
  next: '下一首',
  mute: '静音',
  unmute: '取消静音',
  volume: '音量',
  repeat: '单曲循环',
  close: '关闭播放器',
  failed: '没能播放，请检查网络',
  gone: '《{{title}}》已下架，无法继续播放',
};
