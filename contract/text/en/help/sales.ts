import type { Text } from '../../text.ts';

export const sales: Text['help']['sales'] = {
  title: 'How to sell more',
  lead: 'Good work must first be found, then understood, and then be safe to use. This page covers titles, keywords, releases and subjects, and how search and review really treat your work.',
  finding: {
    title: 'How buyers find your work',
    intro: {
      search:
        'Most sales begin in the search box. Search reads titles, keywords and places, in Chinese and in English, and understands pinyin. Descriptions are for buyers to read; search ignores them.',
      order:
        'Work with all search words in the title comes first. After that, buyers decide: views, sample downloads, favourites, carts and sales all count. New work gets a boost for about two weeks, so complete every detail before you publish.',
    },
    figure: 'Four steps from a search to a sale, and what counts at each.',
    steps: {
      words: { name: 'Type words', about: 'Title, keywords, place' },
      card: { name: 'Scan the cards', about: 'Thumbnail, first seconds' },
      page: { name: 'Open the page', about: 'Details, description, the series' },
      licence: { name: 'Buy a licence', about: 'Releases, permitted use' },
    },
    note: 'Buyers also filter by colour, orientation, length, frame rate and people, or search by image. We read all of that from the file, except whether there are people: please tell us.',
  },
  demand: {
    title: 'What to shoot, and when to submit it',
    intro: {
      wanted:
        'There’s no shortage of sunsets. What’s missing is real life and work: hospitals, factories, neighbourhoods, classrooms, fields and labs, with real people of every age doing real things, unposed.',
      space:
        'Leave copy space. Sky, tables and walls that can carry a headline are what advertising and covers need most. Shoot each scene vertically as well: mobile demand keeps growing.',
      ahead:
        'Submit seasonal subjects two to three months early. By the day of the festival, buyers have already finished their films.',
    },
    figure: 'When to submit common subjects (amber) and when they’re in demand (grey).',
    subject: 'Subject',
    handIn: 'Submit',
    inUse: 'In demand',
    month: 'Month {{number}}',
    subjects: {
      newYear: 'Spring Festival, reunions',
      spring: 'Outings, sowing, blossom',
      graduation: 'Exams, graduation, first jobs',
      summer: 'Summer travel, the seaside',
      autumn: 'Mid-Autumn, National Day, harvest',
      shopping: 'Singles’ Day, logistics, live shopping',
      winter: 'Snow and ice, year’s end',
    },
  },
  titles: {
    title: 'Titles',
    intro:
      'Write subject + action or state + location + time or angle: one phrase that says what’s shown. Up to {{titleMax}} characters.',
    heads: { weak: 'Hard to find', strong: 'Easy to find', why: 'Why' },
    examples: {
      place: {
        weak: 'Beautiful scenery',
        strong: 'Aerial of bamboo rafts in morning mist on the Li River, Guilin',
        why: 'Buyers search for location, subject and angle',
      },
      action: {
        weak: 'DSC_0492 final',
        strong: 'Engineer inspecting a wind turbine blade',
        why: 'Nobody searches for file names',
      },
      honest: {
        weak: 'Shanghai Beijing Shenzhen city',
        strong: 'Night time-lapse of the Lujiazui financial district, Shanghai',
        why: 'Describe only what’s shown; stuffed titles are returned',
      },
    },
    note: 'Write one title in Chinese and one in English. They don’t need to be translations: write what a native buyer would search for.',
  },
  keywords: {
    search: 'li river bamboo raft mist',
    title: 'Keywords',
    intro:
      'You need at least {{keywordsMin}} to submit and can add up to {{keywordsMax}}; 15 to 30 work best. Go through these five layers to cover everything.',
    heads: { layer: 'Layer', example: 'For “inspecting a wind turbine”' },
    layers: {
      what: { name: 'What is there', example: 'wind turbine, blade, engineer, hard hat, safety rope' },
      doing: { name: 'What happens', example: 'inspection, working at height, climbing' },
      where: { name: 'Where and when', example: 'grassland, Inner Mongolia, early morning, summer' },
      how: { name: 'How it was shot', example: 'aerial, close-up, low angle, slow motion' },
      idea: { name: 'What it stands for', example: 'clean energy, carbon neutrality, infrastructure, expertise' },
    },
    cleaning:
      'You can paste a whole list: punctuation and duplicates are removed. Spaces separate Chinese keywords; in English, phrases keep them. Fill in one language, and our dictionary suggests words for the other.',
    dos: {
      order: 'Most important first',
      both: 'Both languages: international buyers search in English',
      specific: 'Both specific and general: “crested ibis” and “bird”',
    },
    donts: {
      unseen: 'Things that aren’t shown, or words that happen to be popular',
      brands: 'Brand and personal names, except for editorial use',
      sentences: 'A whole sentence as one keyword',
    },
  },
  details: {
    title: 'Category, location, date and series',
    intro:
      'They take a few seconds each, and buyers filter by them all the time. Select hundreds of works and fill them in together, or export a CSV, edit it in a spreadsheet and import it: you get a line-by-line report before anything changes.',
    category: 'Category',
    categoryValue: 'Required. Choose the narrowest that fits; when in doubt, where a buyer would look',
    place: 'Location',
    placeValue: 'City or sight; required for editorial use',
    date: 'Date',
    dateValue: 'Read from photos, so just check it; required for editorial use',
    people: 'People',
    peopleValue: 'Yes if anyone is recognisable; no for backs, silhouettes and distant crowds',
    editorial: 'Editorial use only',
    editorialValue:
      'News, sports events, prominent trademarks, people without a release: sold for news and education, not for advertising',
  },
  releases: {
    title: 'Releases',
    intro:
      'Without a release, buyers can’t use an image in advertising, and it earns less. Upload a signed form once and attach it to every work from the shoot.',
    heads: { what: 'Shown', need: 'You need' },
    cases: {
      person: {
        what: 'A recognisable person, including by tattoo or clothing',
        need: 'A model release for each person',
      },
      child: { what: 'A minor', need: 'A model release signed by a guardian' },
      inside: { what: 'Inside a home, shop or factory', need: 'A property release from the owner' },
      art: {
        what: 'Sculptures, murals, calligraphy, exhibits',
        need: 'A property release from the rights holder',
      },
      crowd: { what: 'A public crowd in which nobody stands out', need: 'Nothing' },
      none: { what: 'Someone or something recognisable, but no release', need: '“Editorial use only”' },
    },
    files:
      'A scan or a clear photo is fine: {{releaseFiles}}, up to {{releaseSize}} each. Signatures, date and the names of the subject and photographer must be legible. Only you and our reviewers can see it.',
  },
  series: {
    title: 'Shoot in series',
    intro:
      'Buyers rarely use a single shot. Cover a scene: the place, the action, the details, in matching colour. Put them in one series, so anyone who opens one sees them all.',
    figure: 'A fully covered scene: wide, medium, close-up, vertical, and one with copy space.',
    shots: { wide: 'Wide', medium: 'Medium', detail: 'Close-up', upright: 'Vertical', space: 'Copy space' },
    dos: {
      vary: 'Vary framing, angle, focal length and orientation',
      best: 'Keep the best take of each set-up',
      loop: 'Where you can, shoot one that loops',
    },
    donts: {
      burst: 'Ten near-identical frames: they count as duplicates and compete with each other',
      mixed: 'Unrelated work in one series',
    },
  },
  review: {
    title: 'How review works',
    intro: {
      time: 'You’ll hear from us within {{reviewDays}} working days. The Material Center shows your place in the queue and the expected date. Every decision says why and what to do, and you’ll get an email too.',
      kinds:
        'Returned means fix it and submit again: correct details, labels and releases in place, without another upload. Rejected means there’s a problem with the file itself: fix it and upload it as a new work.',
      appeal:
        'If you disagree with a rejection, you can appeal once. Another reviewer looks at it within {{appealDays}} working days. Reasons help most, such as how it was shot or which releases you have.',
    },
    figure: 'The statuses a work goes through from upload to sale.',
    states: {
      processing: 'Processing',
      waiting: 'To submit',
      pending: 'In review',
      online: 'Online',
      returned: 'To fix',
      rejected: 'Rejected',
      submit: 'submit',
      resubmit: 'fix, resubmit',
      appeal: 'appeal once',
    },
    heads: { reason: 'Reason', looks: 'What reviewers look at', outcome: 'Outcome' },
    looks: {
      technical: 'Focus, stability, exposure, noise, compression, watermarks, borders, music',
      rights: 'Trademarks, other people’s works, whether it is yours',
      'release-missing': 'Recognisable people and private places without a release',
      metadata: 'Whether title, keywords, category and editorial use are accurate',
      duplicate: 'Comparison with every work on the site, including your own',
      'content-rule': 'Flags, emblems, maps, privacy and unlawful content',
      'commercial-value': 'Composition, subject, and whether it adds something new',
    },
    fixable: 'Mostly returned',
    partly: 'Mostly rejected',
    final: 'Rejected',
  },
  shop: {
    title: 'Running your shop',
    intro:
      'Buyers who like one work visit your shop for more. Use an avatar, a banner and a short introduction to show what you’re good at and where you shoot.',
    dos: {
      steady: 'A few works a week beat a thousand once a year: new work gets a boost, and your shop stays fresh',
      figures:
        'Check your figures in the Material Center once a month: many views but few sales call for a better title and keywords',
      refresh: 'Improve titles and keywords of work on sale: changes take effect immediately',
      topics: 'Watch the topics and hot words on the home page: they show what our editors are looking for',
    },
    donts: {
      elsewhere: 'Work that’s on sale elsewhere',
      flood: 'Quantity over quality: rejected work costs time and earns nothing',
    },
  },
  ready: {
    title: 'Before you submit',
    lines: {
      title: 'The title states subject, action and location in one phrase, in both languages',
      keywords: '15–30 keywords, nothing that isn’t shown',
      category: 'Category chosen, “People” answered truthfully',
      releases: 'A release for every recognisable person and private place, or “Editorial use only”',
      place: 'Location and date filled in, always for editorial use',
      group: 'One scene in one series, one take per set-up',
      original: 'Your own original work, not on sale elsewhere',
    },
  },
};
