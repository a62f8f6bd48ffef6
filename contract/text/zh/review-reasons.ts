/**
 * Reasons why a material was returned or rejected, with advice to its owner: one wording for reviewers, owners and
 * emails.
 */
export const reviewReasons = {
  groups: {
    technical: '技术质量',
    rights: '版权',
    'release-missing': '缺少授权书',
    metadata: '标题、关键词与分类',
    duplicate: '重复',
    'content-rule': '内容规范',
    'commercial-value': '商业价值',
  },
  /** Parts of an email. */
  mail: {
    at: '位置：{{time}} 处',
    marked: '位置：已在画面上标出，可在素材中心查看',
    words: '审核员补充：{{words}}',
    fix: '怎么办：{{fix}}',
    note: '审核员的话：{{note}}',
  },
  fields: {
    titleZh: '中文标题',
    titleEn: '英文标题',
    keywordsZh: '中文关键词',
    keywordsEn: '英文关键词',
    category: '分类',
  },
  reasons: {
    'technical-noise': {
      name: '噪点过多',
      fix: '请用较低的感光度重拍，或降噪后作为新作品上传；降噪不要抹掉细节。',
    },
    'technical-focus': { name: '主体没有对上焦', fix: '请换一张主体清晰的，在 100% 大小下检查后重新上传。' },
    'technical-shake': { name: '画面抖动', fix: '请用三脚架或稳定器重拍，或做防抖处理后作为新作品上传。' },
    'technical-exposure': {
      name: '曝光或色彩不当',
      fix: '请重新调整曝光、白平衡，保留高光和暗部细节，再作为新作品上传。',
    },
    'technical-compression': { name: '压缩痕迹明显', fix: '请从原始文件以更高质量导出，再作为新作品上传。' },
    'technical-borders': { name: '画面有黑边或边框', fix: '请裁掉黑边和边框，按完整画幅导出后重新上传。' },
    'technical-music': { name: '音轨里有音乐', fix: '请只保留现场声或去掉音轨，再作为新作品上传。' },
    'technical-watermark': { name: '有水印、日期或文字', fix: '请从没有水印和文字的原始文件导出后重新上传。' },
    'sound-clipping': {
      name: '削波或失真',
      fix: '请在限制器之前降低电平，真峰值不超过 −1 dBTP，再作为新作品上传。',
    },
    'sound-noise': {
      name: '有底噪、电流声或爆音',
      fix: '请降噪但不要损伤音色，或重新录制，再作为新作品上传。',
    },
    'sound-compression': {
      name: '有损压缩痕迹明显',
      fix: '请从工程文件直接导出 WAV 或 FLAC，不要由 MP3 转换，再作为新作品上传。',
    },
    'sound-mix': {
      name: '混音不平衡',
      fix: '请调整各声部的比例，用单声道和小音箱检查后，再作为新作品上传。',
    },
    'sound-loop': {
      name: '循环衔接不自然',
      fix: '请按整小节剪切，让首尾无缝相接、没有咔嗒声，再作为新作品上传。',
    },
    'sound-ends': {
      name: '开头或结尾有空白、被截断',
      fix: '请剪掉空白，让尾音自然衰减，再作为新作品上传。',
    },
    'rights-trademark': {
      name: '出现商标或受保护的外观',
      fix: '请标为“仅限编辑用途”后重新提交，或去掉商标后作为新作品上传。',
    },
    'rights-artwork': {
      name: '出现他人的艺术作品',
      fix: '请补上权利人签署的物权授权书，或标为“仅限编辑用途”后重新提交。',
    },
    'rights-samples': {
      name: '采样未获授权',
      fix: '请提供每处采样的授权，或替换采样后作为新作品上传。',
    },
    'rights-writers': {
      name: '词曲作者或份额不清楚',
      fix: '请告诉我们每位词曲作者和出版方的所属协会与份额，再重新提交。',
    },
    'rights-not-yours': {
      name: '无法确认您拥有版权',
      fix: '如果确实由您拍摄，请申诉，并说明拍摄经过或提供原始文件的信息。',
    },
    'release-model': { name: '缺少肖像权授权书', fix: '请为画面中可辨认的每个人附上签署的肖像权授权书，再重新提交。' },
    'release-property': { name: '缺少物权授权书', fix: '请附上建筑、场所或物品所有者签署的物权授权书，再重新提交。' },
    'metadata-title': {
      name: '标题或描述不准确',
      fix: '请写明画面里是什么、在哪里、在做什么，去掉无关的词，再重新提交。',
    },
    'metadata-keywords': {
      name: '关键词不相关或太少',
      fix: '请删掉画面里没有的词，补上主体、动作、地点和氛围，再重新提交。',
    },
    'metadata-tags': {
      name: '速度、调性或标签不对',
      fix: '请改正风格、情绪、乐器的关键词，并告知速度和调性，再重新提交。',
    },
    'metadata-category': { name: '分类不对', fix: '请改到最合适的分类，再重新提交。' },
    'metadata-editorial': {
      name: '编辑用途标记不对',
      fix: '请核对“仅限编辑用途”的标记；编辑用途的作品要写明时间和地点。',
    },
    'duplicate-own': { name: '您已上传过这件作品', fix: '已有的那一件不受影响，无需再次上传。' },
    'duplicate-other': { name: '与他人的作品相同', fix: '如果确实由您拍摄，请申诉，并说明两件作品的关系。' },
    'duplicate-series': { name: '同一系列中相似的太多', fix: '请从每组相似的画面中选最好的几件上传。' },
    'content-symbols': {
      name: '含国旗、国徽、地图等敏感元素',
      fix: '地图须用审图号齐全的标准地图；其他敏感元素请标为“仅限编辑用途”并写明背景，再重新提交。',
    },
    'content-private': { name: '侵犯隐私或含个人信息', fix: '请遮去证件、车牌、住址等个人信息，再作为新作品上传。' },
    'content-forbidden': { name: '违反内容规范', fix: '这类内容不能上架，请不要再次上传。' },
    'value-common': { name: '同类作品已经很多', fix: '请试试少见的题材、角度、光线或更真实的人物场景。' },
    'value-composition': { name: '构图或用途不明确', fix: '请突出主体、去掉杂物，并为文字留出空间。' },
  },
};
