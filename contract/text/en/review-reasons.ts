/**
 * Reasons why a material was returned or rejected, with advice to its owner: one wording for reviewers, owners and
 * emails.
 */
export const reviewReasons = {
  groups: {
    technical: 'Technical quality',
    rights: 'Rights',
    'release-missing': 'Release missing',
    metadata: 'Title, keywords and category',
    duplicate: 'Duplicate',
    'content-rule': 'Content rules',
    'commercial-value': 'Commercial value',
  },
  /** Parts of an email. */
  mail: {
    at: 'Where: at {{time}}',
    marked: 'Where: marked on the image in the Material Center',
    words: 'Reviewer’s comment: {{words}}',
    fix: 'What you can do: {{fix}}',
    note: 'Reviewer’s note: {{note}}',
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
      fix: 'Choose a frame with the subject sharp at 100% and upload it as a new work.',
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
      name: 'Black borders or a frame',
      fix: 'Crop out the borders, export at full frame and upload it as a new work.',
    },
    'technical-music': {
      name: 'Music on the soundtrack',
      fix: 'Keep natural sound only, or remove the soundtrack, and upload it as a new work.',
    },
    'technical-watermark': {
      name: 'Watermark, date or text',
      fix: 'Export from an original without watermarks or text and upload it as a new work.',
    },
    'sound-clipping': {
      name: 'Clipping or distortion',
      fix: 'Lower the level before the limiter, keep peaks below −1 dBTP, and upload it as a new work.',
    },
    'sound-noise': {
      name: 'Hum, hiss or clicks',
      fix: 'Remove the noise without dulling the sound, or record it again, and upload it as a new work.',
    },
    'sound-compression': {
      name: 'Audible compression',
      fix: 'Export from the session as WAV or FLAC, never from an MP3, and upload it as a new work.',
    },
    'sound-mix': {
      name: 'Unbalanced mix',
      fix: 'Balance the instruments, check it in mono and on small speakers, and upload it as a new work.',
    },
    'sound-loop': {
      name: 'Loop doesn’t repeat cleanly',
      fix: 'Cut on whole bars so that end and beginning join without a gap or click, and upload it as a new work.',
    },
    'sound-ends': {
      name: 'Silence or a cut at the start or end',
      fix: 'Trim the silence, let the last note die away, and upload it as a new work.',
    },
    'rights-trademark': {
      name: 'Trademark or protected design',
      fix: 'Mark it “editorial use only” and submit it again, or remove the mark and upload it as a new work.',
    },
    'rights-artwork': {
      name: 'Someone else’s artwork',
      fix: 'Add a property release from the rights holder, or mark it “editorial use only”, and submit it again.',
    },
    'rights-samples': {
      name: 'Samples that aren’t cleared',
      fix: 'Send us the licence for every sample, or replace it and upload the piece as a new work.',
    },
    'rights-writers': {
      name: 'Writers or shares unclear',
      fix: 'Tell us every writer and publisher with their society and share, and submit it again.',
    },
    'rights-not-yours': {
      name: 'We can’t confirm it’s your work',
      fix: 'If it’s yours, appeal and tell us how it was shot or what the original files show.',
    },
    'release-model': {
      name: 'Model release missing',
      fix: 'Add a signed model release for every recognisable person and submit it again.',
    },
    'release-property': {
      name: 'Property release missing',
      fix: 'Add a property release signed by the owner of the building, place or object and submit it again.',
    },
    'metadata-title': {
      name: 'Title or description is inaccurate',
      fix: 'Describe what’s shown, where, and what’s happening; remove anything irrelevant and submit it again.',
    },
    'metadata-keywords': {
      name: 'Irrelevant or too few keywords',
      fix: 'Remove keywords for things that aren’t shown; add subject, action, location and mood, and submit it again.',
    },
    'metadata-tags': {
      name: 'Wrong tempo, key or tags',
      fix: 'Correct the keywords for genre, mood and instruments, tell us tempo and key, and submit it again.',
    },
    'metadata-category': { name: 'Wrong category', fix: 'Choose the category that fits best and submit it again.' },
    'metadata-editorial': {
      name: 'Editorial use marked incorrectly',
      fix: 'Check “editorial use only”. Editorial work must state when and where it was taken.',
    },
    'duplicate-own': {
      name: 'You’ve already uploaded this work',
      fix: 'Your existing work isn’t affected. There’s no need to upload it again.',
    },
    'duplicate-other': {
      name: 'Same as someone else’s work',
      fix: 'If it’s yours, appeal and tell us how the two works are related.',
    },
    'duplicate-series': {
      name: 'Too many similar works in a series',
      fix: 'Submit only the best few of each group of similar shots.',
    },
    'content-symbols': {
      name: 'Flags, emblems, maps or similar',
      fix: 'Maps must be approved standard maps. Mark anything else “editorial use only”, explain the context and submit it again.',
    },
    'content-private': {
      name: 'Private or personal information',
      fix: 'Hide ID documents, number plates and addresses, and upload it as a new work.',
    },
    'content-forbidden': {
      name: 'Against our content rules',
      fix: 'We can’t sell this type of content. Please don’t upload it again.',
    },
    'value-common': {
      name: 'Too many similar works in the library',
      fix: 'Try a rarer subject, angle or light, or people in real situations.',
    },
    'value-composition': {
      name: 'Unclear composition or use',
      fix: 'Make the subject stand out, remove clutter and leave room for text.',
    },
  },
};
