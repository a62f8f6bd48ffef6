/** Why a material was returned or rejected, and what its owner can do: one wording for reviewers, owners and mail. */
export const reviewReasons = {
  groups: {
    technical: 'Technical quality',
    rights: 'Rights',
    'release-missing': 'Release missing',
    metadata: 'Words and category',
    duplicate: 'Duplicate',
    'content-rule': 'Content rules',
    'commercial-value': 'Commercial value',
  },
  /** Parts of a mail. */
  mail: {
    at: 'Where: at {{time}}',
    marked: 'Where: marked in the picture, see the Material Center',
    words: 'The reviewer adds: {{words}}',
    fix: 'What you can do: {{fix}}',
    note: 'The reviewer says: {{note}}',
  },
  fields: {
    titleZh: 'Chinese title',
    titleEn: 'English title',
    keywordsZh: 'Chinese keywords',
    keywordsEn: 'English keywords',
    category: 'Category',
  },
  reasons: {
    'technical-noise': {
      name: 'Too much noise',
      fix: 'Shoot at a lower ISO, or reduce the noise without losing detail, and upload it as a new work.',
    },
    'technical-focus': {
      name: 'Main subject out of focus',
      fix: 'Choose a frame in which the subject is sharp at 100 % and upload it as a new work.',
    },
    'technical-shake': {
      name: 'Shaky footage',
      fix: 'Use a tripod or gimbal, or stabilise the clip, and upload it as a new work.',
    },
    'technical-exposure': {
      name: 'Exposure or colour is off',
      fix: 'Correct exposure and white balance, keep detail in highlights and shadows, and upload it as a new work.',
    },
    'technical-compression': {
      name: 'Visible compression',
      fix: 'Export from the original at a higher quality and upload it as a new work.',
    },
    'technical-borders': {
      name: 'Black bars or a frame',
      fix: 'Crop bars and frames away, export the full picture and upload it as a new work.',
    },
    'technical-music': {
      name: 'Music on the soundtrack',
      fix: 'Keep natural sound only, or remove the track, and upload it as a new work.',
    },
    'technical-watermark': {
      name: 'Watermark, date or text in the picture',
      fix: 'Export from an original without watermark or text and upload it as a new work.',
    },
    'rights-trademark': {
      name: 'Trademark or protected design',
      fix: 'Mark it “editorial use only” and submit it again, or remove the mark and upload it as a new work.',
    },
    'rights-artwork': {
      name: 'Somebody else’s artwork',
      fix: 'Add a property release from the rights holder, or mark it “editorial use only”, and submit it again.',
    },
    'rights-not-yours': {
      name: 'We cannot tell that it is yours',
      fix: 'If you made it, appeal and tell us how it was shot or what the original files say.',
    },
    'release-model': {
      name: 'Model release missing',
      fix: 'Add a signed model release for every recognisable person and submit it again.',
    },
    'release-property': {
      name: 'Property release missing',
      fix: 'Add a release signed by the owner of the building, place or object and submit it again.',
    },
    'metadata-title': {
      name: 'Title or description is inaccurate',
      fix: 'Say what is shown, where, and what happens; remove what does not belong, and submit it again.',
    },
    'metadata-keywords': {
      name: 'Keywords are irrelevant or too few',
      fix: 'Remove what is not in the picture; add subject, action, place and mood, and submit it again.',
    },
    'metadata-category': { name: 'Wrong category', fix: 'Choose the category that fits best and submit it again.' },
    'metadata-editorial': {
      name: 'Editorial mark is wrong',
      fix: 'Check “editorial use only”; an editorial work must say when and where it was taken.',
    },
    'duplicate-own': {
      name: 'You have uploaded this before',
      fix: 'The work that is already with us stays as it is; there is no need to upload it again.',
    },
    'duplicate-other': {
      name: 'Same as somebody else’s work',
      fix: 'If you made it, appeal and tell us how the two works are related.',
    },
    'duplicate-series': {
      name: 'Too many alike in one series',
      fix: 'Choose the best few of each set of similar pictures.',
    },
    'content-symbols': {
      name: 'Flags, emblems, maps or the like',
      fix: 'Maps must be approved standard maps; mark anything else “editorial use only”, explain it, and submit it again.',
    },
    'content-private': {
      name: 'Private or personal information',
      fix: 'Cover identity papers, number plates and addresses, and upload it as a new work.',
    },
    'content-forbidden': {
      name: 'Against our content rules',
      fix: 'We cannot offer content of this kind; please do not upload it again.',
    },
    'value-common': {
      name: 'We have many like it',
      fix: 'Try a rarer subject, angle or light, or people in real situations.',
    },
    'value-composition': {
      name: 'Composition or use is unclear',
      fix: 'Make the subject stand out, remove clutter and leave room for text.',
    },
  },
};
