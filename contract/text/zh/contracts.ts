export const contracts = {
  /** What a photographer may upload, in an email. */
  uploads: {
    both: '您可以上传视频和图片。',
    videos: '您可以上传视频，不能上传图片。',
    photos: '您可以上传图片，不能上传视频。',
    nothing: '您暂时不能上传素材。',
  },
};
