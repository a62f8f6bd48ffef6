import type { Text } from '../../text.ts';

export const sales: Text['help']['sales'] = {
  title: 'How to sell more',
  lead: 'A good work must first be found, then understood, then be safe to use. This page is about titles, keywords, releases and subjects, and about how search and review really look at your work.',
  finding: {
    title: 'How buyers find your work',
    intro: {
      search:
        'Most sales begin in the search box. Search reads titles, keywords and places, in Chinese and in English, and understands pinyin. Descriptions are for buyers to read; search ignores them.',
      order:
        'Works with all the words of a search in their title come first. After that, buyers decide: opening, downloading a sample, bookmarking, adding to a cart and buying all count. New works get a lift for about two weeks, so have everything written on the day you publish.',
    },
    figure: 'Four steps from a search to a sale, and what counts at each.',
    steps: {
      words: { name: 'Type words', about: 'Title, keywords, place' },
      card: { name: 'Scan the cards', about: 'Thumbnail, first seconds' },
      page: { name: 'Open the page', about: 'Facts, description, the set' },
      licence: { name: 'Buy a licence', about: 'Releases, permitted use' },
    },
    note: 'Buyers also filter by colour, orientation, length, frame rate and people, or drop in a reference picture. All of that is read from the file, except whether there are people: that is for you to say.',
  },
  demand: {
    title: 'What to shoot, and when to hand it in',
    intro: {
      wanted:
        'Nobody is short of sunsets. What is missing is particular life and work: hospitals, factories, neighbourhoods, classrooms, fields and labs with real people doing real things, of every age and in every place, unposed.',
      space:
        'Leave room for words. Sky, tables and walls that can carry a headline are what advertising and covers need most. Shoot each scene upright as well: demand from phones keeps growing.',
      ahead:
        'Hand in seasonal subjects two to three months early. On the day of the festival the buyer’s film is already finished.',
    },
    figure: 'When to hand in common subjects (amber) and when they are in demand (grey).',
    subject: 'Subject',
    handIn: 'Hand in',
    inUse: 'In demand',
    month: 'Month {{number}}',
    subjects: {
      newYear: 'Spring Festival, reunions',
      spring: 'Outings, sowing, blossom',
      graduation: 'Exams, graduation, first jobs',
      summer: 'Summer travel, the seaside',
      autumn: 'Mid-Autumn, National Day, harvest',
      shopping: 'Singles’ Day, logistics, live selling',
      winter: 'Snow and ice, year’s end',
    },
  },
  titles: {
    title: 'Titles',
    intro:
      'Write subject + action or state + place + time or angle: one phrase that says what is in the picture. At most {{titleMax}} characters.',
    heads: { weak: 'Hard to find', strong: 'Easy to find', why: 'Why' },
    examples: {
      place: {
        weak: 'Beautiful scenery',
        strong: 'Aerial of bamboo rafts in morning mist on the Li River, Guilin',
        why: 'Buyers search for place, subject and angle',
      },
      action: {
        weak: 'DSC_0492 final',
        strong: 'Engineer inspecting a wind turbine blade',
        why: 'Nobody searches for file names',
      },
      honest: {
        weak: 'Shanghai Beijing Shenzhen city',
        strong: 'Night time-lapse of the Lujiazui financial district, Shanghai',
        why: 'Say only what is there; stuffed titles are returned',
      },
    },
    note: 'Write one title in Chinese and one in English, both natural. They need not be translations: write what a native buyer would type.',
  },
  keywords: {
    search: 'li river bamboo raft mist',
    title: 'Keywords',
    intro:
      'You need at least {{keywordsMin}} to submit and may have up to {{keywordsMax}}; 15 to 30 work best. Go through these five layers and you will miss nothing.',
    heads: { layer: 'Layer', example: 'For “inspecting a wind turbine”' },
    layers: {
      what: { name: 'What is there', example: 'wind turbine, blade, engineer, hard hat, safety rope' },
      doing: { name: 'What happens', example: 'inspection, working at height, climbing' },
      where: { name: 'Where and when', example: 'grassland, Inner Mongolia, early morning, summer' },
      how: { name: 'How it was shot', example: 'aerial, close-up, low angle, slow motion' },
      idea: { name: 'What it stands for', example: 'clean energy, carbon neutrality, infrastructure, expertise' },
    },
    cleaning:
      'Paste a whole list if you like: punctuation is removed and repeated words are kept once. A space separates two Chinese keywords; in English phrases it stays. Write one language, and the vocabulary suggests words for the other.',
    dos: {
      order: 'The most important first',
      both: 'Both languages: buyers abroad search in English',
      specific: 'The particular and the general: “crested ibis” and “bird”',
    },
    donts: {
      unseen: 'Things that are not in the picture, or words that happen to be popular',
      brands: 'Brands and people’s names, except for editorial use',
      sentences: 'A whole sentence as one keyword',
    },
  },
  details: {
    title: 'Category, place, date and sets',
    intro:
      'A few seconds each, and buyers filter by them all day. Select hundreds of works and fill them in together, or export a CSV, edit it in a spreadsheet and import it again: you get a line-by-line report before anything changes.',
    category: 'Category',
    categoryValue: 'Required. The narrowest that fits; when in doubt, the one in which a buyer would look',
    place: 'Place',
    placeValue: 'City or sight; required for editorial use',
    date: 'Date',
    dateValue: 'Read from photos, so just check it; required for editorial use',
    people: 'People',
    peopleValue: 'Yes if anybody can be recognised; no for backs, silhouettes and distant crowds',
    editorial: 'Editorial use only',
    editorialValue:
      'News, sports events, prominent trademarks, people without a release: sold to media and teaching, not for advertising',
  },
  releases: {
    title: 'Releases',
    intro:
      'Without a release nobody dares to advertise with a picture, and it earns less. Upload a signed form once and attach it to every work of the shoot.',
    heads: { what: 'In the picture', need: 'You need' },
    cases: {
      person: { what: 'A recognisable person, also by tattoo or dress', need: 'A model release each' },
      child: { what: 'A minor', need: 'A model release signed by a guardian' },
      inside: { what: 'Inside a home, a shop, a plant', need: 'A property release by the owner' },
      art: {
        what: 'Sculptures, murals, calligraphy, exhibits',
        need: 'A property release by whoever holds the rights',
      },
      crowd: { what: 'A crowd in public in which nobody stands out', need: 'Nothing' },
      none: { what: 'Somebody or something recognisable, and no release', need: '“Editorial use only”' },
    },
    files:
      'A scan or a clear photo will do: {{releaseFiles}}, up to {{releaseSize}} each. Signatures, date and the names of subject and photographer must be readable. Only you and our reviewers see it.',
  },
  series: {
    title: 'Shoot in sets',
    intro:
      'Buyers rarely use a single shot. Cover a scene: the place, the action, the detail, in matching colour. Put them into one set, and whoever opens one sees them all.',
    figure: 'A scene fully covered: wide, medium, close-up, upright, and one with room for words.',
    shots: { wide: 'Wide', medium: 'Medium', detail: 'Close-up', upright: 'Upright', space: 'Room for words' },
    dos: {
      vary: 'Vary framing, angle, focal length and orientation',
      best: 'Keep the best take of each set-up',
      loop: 'Where you can, shoot one that loops',
    },
    donts: {
      burst: 'Ten near-identical frames: they count as duplicates and take views from each other',
      mixed: 'Unrelated works in one set',
    },
  },
  review: {
    title: 'How review decides',
    intro: {
      time: 'You hear within {{reviewDays}} working days; the Material Center shows your place in the queue and the expected date. Every decision says why and what to do, and reaches you by e-mail too.',
      kinds:
        'Returned means fix it and it goes on: correct words, flags and releases in place and submit again, without another upload. Rejected means the file itself is at fault: repair it and upload it as a new work.',
      appeal:
        'If you think we are wrong, you may appeal once. Another reviewer looks again within {{appealDays}} working days. Reasons help most, such as how it was shot or what permission you have.',
    },
    figure: 'The states a work goes through from upload to sale.',
    states: {
      processing: 'Processing',
      waiting: 'To submit',
      pending: 'In review',
      online: 'Online',
      returned: 'To fix',
      rejected: 'Rejected',
      submit: 'submit',
      resubmit: 'fix, submit',
      appeal: 'appeal once',
    },
    heads: { reason: 'Reason', looks: 'What reviewers look at', outcome: 'Outcome' },
    looks: {
      technical: 'Focus, stability, exposure, noise, compression, watermarks, borders, music',
      rights: 'Trademarks, other people’s works, whether it is yours',
      'release-missing': 'Recognisable people and private places without a release',
      metadata: 'Whether title, keywords, category and the editorial flag are true',
      duplicate: 'Compared with every work on the site, your own included',
      'content-rule': 'Flags, emblems, maps, privacy, and what the law forbids',
      'commercial-value': 'Composition, subject, and whether it adds to what is there',
    },
    fixable: 'Mostly returned',
    partly: 'Mostly rejected',
    final: 'Rejected',
  },
  shop: {
    title: 'Run your shop',
    intro:
      'Whoever likes one work visits your shop for more. A portrait, a banner and two sentences should say what you are good at and where you shoot.',
    dos: {
      steady:
        'A few works a week beat a thousand once a year: new works get a lift, and your shop always has something new',
      figures: 'Read your figures in the Material Center once a month: many views and few sales call for other words',
      refresh: 'Improve the words of works on sale: changes take effect at once',
      topics: 'Watch topics and hot words on the home page: that is what our editors look for',
    },
    donts: {
      elsewhere: 'Works that are on sale elsewhere',
      flood: 'Numbers instead of standards: rejected works cost time and earn nothing',
    },
  },
  ready: {
    title: 'Before you submit',
    lines: {
      title: 'The title says subject, action and place in one phrase, in both languages',
      keywords: '15–30 keywords, nothing that cannot be seen',
      category: 'Category chosen, “people” answered truthfully',
      releases: 'A release for every recognisable person and private place, or “Editorial use only”',
      place: 'Place and date filled in, always for editorial use',
      group: 'One scene in one set, one take of each set-up',
      original: 'Your own original work, not on sale elsewhere',
    },
  },
};
