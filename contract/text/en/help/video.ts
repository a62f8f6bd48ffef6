import type { Text } from '../../text.ts';

export const video: Text['help']['video'] = {
  title: 'How to make high-quality video',
  lead: 'Buyers want shots that drop straight into an edit. Here is what files we take, what the machine checks and what reviewers look for, so that you upload once and not three times.',
  limits: {
    title: 'What a file must be',
    intro: {
      browser:
        'As soon as you choose a file, your browser looks at its extension, size, codec, dimensions and length. A file that does not qualify never leaves your computer.',
      server:
        'After the transfer the server opens the file and checks again. What counts is what is inside: renaming a file changes nothing.',
    },
    format: 'Format',
    formatValue: 'MP4, extension .mp4',
    codec: 'Codec',
    codecValue: 'H.264 or H.265 (HEVC)',
    size: 'File size',
    sizeValue: '{{minVideo}} to {{maxVideo}}',
    length: 'Length',
    lengthValue: 'At least {{minSeconds}} s, ideally {{minSeconds}}–{{goodSeconds}} s, at most {{maxMinutes}} minutes',
    resolution: 'Resolution',
    resolutionValue: 'At least 1080P: {{longSide}} × {{shortSide}}, or {{shortSide}} × {{longSide}} upright',
    largest: 'Upper limit',
    largestValue: 'No class is too large: 4K and 8K are welcome. No side longer than {{maxVideoSide}} pixels',
    sound: 'Sound',
    soundValue: 'Optional. Natural sound only, as AAC; sound in any other coding is left out',
    figure:
      'The three classes drawn to scale. An 8K frame has 16 times the area of 1080P, which leaves room to crop and to move within it.',
  },
  colour: {
    title: 'SDR or HDR',
    intro: {
      choose:
        'When in doubt, deliver SDR: it works in every edit. Deliver HDR when you shot, monitored and graded in HLG from beginning to end.',
      fake: 'SDR that was brightened or pushed through a LUT has nothing in its highlights and will be rejected.',
    },
    property: 'Property',
    sdr: 'SDR',
    hdr: 'HDR',
    codec: 'Codec',
    space: 'Colour space',
    curve: 'Transfer function',
    depth: 'Bit depth',
    sdrCodec: 'H.264 or H.265',
    hdrCodec: 'H.265',
    sdrDepth: '8 bit or more',
    hdrDepth: '10 bit',
    bitrates: 'Minimum bitrates',
    bitratesIntro:
      'With too few bits, skies show bands and water and leaves turn to mush. You can submit a clip below these figures, but it is flagged to the reviewer.',
    bitrate: '{{number}} Mbps',
    figure:
      'Minimum bitrate of each class. Aim for at least twice as much, and more for water, foliage, snow and crowds.',
    note: 'PQ (HDR10, Dolby Vision profile 5) is not accepted. HDR clips from an iPhone are HLG: put them into an MP4 container and they are fine. The command is under “Export settings”.',
  },
  shooting: {
    title: 'Shooting',
    intro:
      'Three things cannot be repaired afterwards: missed focus, shake and blown highlights. One minute before you press record saves three hours later.',
    figure:
      'Read the histogram. Detail piled up at the left or right edge is lost; the one in the middle leaves you room to grade.',
    under: 'Underexposed',
    good: 'Right',
    over: 'Overexposed',
    dos: {
      steady: 'Use a tripod, gimbal or slider; go handheld only when the subject asks for it',
      shutter: 'Expose for half the frame interval: 1/50 s at 25 fps, 1/100 s at 50 fps',
      light: 'Mains light in China flickers at 50 Hz: indoors, shoot 25 or 50 fps',
      iso: 'Stay at the camera’s base ISO; open the aperture or add light before you push it',
      handles: 'Hold still for 5 s before a move and 5 s after it, so that editors have handles',
      constant: 'Record a constant frame rate; switch off “auto FPS” on phones',
    },
    donts: {
      zoom: 'Digital zoom, or zooming in and out during the take',
      hunting: 'Autofocus that hunts in the shot',
      whip: 'Whip pans with rolling shutter and smear',
      dirt: 'Dust, drops and fingerprints on lens or sensor',
      brands: 'Prominent logos, number plates, phone screens, and recognisable faces without a release',
    },
  },
  length: {
    title: 'One clip, one idea',
    intro: {
      one: 'A clip is one shot: one subject, one action, one movement. Do not join shots, and leave out transitions, titles and captions.',
      trim: 'Cut off the wobble at the start and the hand on the button at the end. Deliver time-lapse and slow motion at final speed.',
    },
    figure:
      'Files under {{minSeconds}} s are refused; {{minSeconds}}–{{goodSeconds}} s sell best; longer ones are pointed out to the reviewer, so keep them long only for a reason.',
    tooShort: 'Refused',
    best: 'Best',
    longer: 'Longer: only for a reason',
    seconds: '{{number}} s',
  },
  grading: {
    title: 'Grading',
    intro:
      'Deliver finished colour, not Log. A flat Log picture looks broken on a card, and buyers scroll past it in a second.',
    figure: 'Left: Log as it left the camera. Right: brought to Rec.709, with black and white in place.',
    before: 'Log',
    after: 'Graded',
    dos: {
      restore: 'Bring the footage to Rec.709 with your camera’s LUT or colour management, then adjust',
      white: 'Set white balance; skin and neutral grey must be right',
      match: 'Match the shots of a series so that they cut together',
      gentle: 'Stay moderate and leave buyers room for their own look',
    },
    donts: {
      log: 'Log or RAW exported flat',
      heavy: 'Heavy filters, vignettes, fake film scratches',
      sharpen: 'So much sharpening or denoising that skin looks like plastic',
      upscale: '1080P enlarged to 4K, or 24 fps interpolated to 60',
    },
  },
  clean: {
    title: 'Keep the picture clean',
    intro:
      'These four are in the file itself and cannot be corrected in place: you would have to repair the clip and upload it again.',
    figure:
      'From left to right: a watermark or channel logo, black borders, captions or timecode, music. Any of them leads to rejection.',
    watermark: 'Watermark',
    borders: 'Black borders',
    captions: 'Captions',
    music: 'Music',
    note: 'Natural sound is a plus: keep waves, streets and machines. Music is not, even your own, because music is licensed separately.',
  },
  checks: {
    title: 'What the machine checks',
    intro:
      'Once a file has been processed, these findings are noted on it, for you and for the reviewer. A finding is not a verdict, but dealing with it first saves time.',
    heads: { finding: 'Finding', meaning: 'What it means', fix: 'What to do' },
    findings: {
      'black-borders': {
        name: 'Black borders',
        meaning: 'Plain black around the picture, mostly letterboxing or a wrong aspect ratio',
        fix: 'Crop it and export at the real frame size',
      },
      'music-on-track': {
        name: 'Music on the track',
        meaning: 'The sound seems to be music',
        fix: 'Keep natural sound only, or export without sound',
      },
      'silent-track': {
        name: 'Silent track',
        meaning: 'There is a sound track with nothing on it',
        fix: 'Switch audio off when exporting',
      },
      'low-bitrate': {
        name: 'Low bitrate',
        meaning: 'Below the minimum of its class',
        fix: 'Export again from the project; do not re-encode a compressed file',
      },
      'colour-untagged': {
        name: 'No colour tags',
        meaning: 'The file does not name its colour space and is taken as Rec.709',
        fix: 'Write colour tags on export',
      },
      'variable-frame-rate': {
        name: 'Variable frame rate',
        meaning: 'Common with phones and screen recordings; sound drifts in an edit',
        fix: 'Convert to a constant frame rate',
      },
      long: {
        name: 'Long',
        meaning: 'Over {{goodSeconds}} s',
        fix: 'Keep the best part, or split it into several clips',
      },
      'near-duplicate': {
        name: 'Almost a duplicate',
        meaning: 'Looks nearly the same as another work in the library',
        fix: 'Hand in only the best take of a set-up',
      },
    },
  },
  export: {
    title: 'Export settings',
    intro: 'Export straight from your project, once. Every further encode costs quality.',
    heads: { app: 'Program', sdr: 'SDR', hdr: 'HDR (HLG)' },
    premiere: {
      name: 'Premiere Pro',
      sdr: 'Format H.264, “Match Source”, VBR 2 pass, target bitrate twice the minimum; sequence in Rec.709',
      hdr: 'Format HEVC, profile Main 10, sequence in Rec.2100 HLG, “Render at Maximum Depth” on',
    },
    resolve: {
      name: 'DaVinci Resolve',
      sdr: 'MP4 / H.264, bitrate restricted to twice the minimum; colour space tag Rec.709, gamma tag Rec.709',
      hdr: 'MP4 / H.265, Main10; colour space tag Rec.2020, gamma tag Rec.2100 HLG',
    },
    finalCut: {
      name: 'Final Cut Pro',
      sdr: 'Library in Standard colour; Compressor to MPEG-4, H.264, multi-pass',
      hdr: 'Library in Wide Gamut HDR, project Rec.2020 HLG; Compressor to MPEG-4, HEVC 10 bit',
    },
    commands: 'With FFmpeg',
    commandsIntro: 'If FFmpeg is installed, copy a command and put in your own file names for input and output.',
    sdrCommand: 'SDR, 4K, H.264',
    hdrCommand: 'HDR (HLG), 4K, H.265 10 bit',
    remuxCommand: 'HDR from a phone: another container, no re-encoding',
  },
  photos: {
    title: 'What a photo must be',
    intro: 'Photos too are checked in your browser first, and then by the server from the file itself.',
    format: 'Format',
    formatValue: '{{photoFiles}}',
    size: 'File size',
    sizeValue: 'At most {{maxPhoto}}',
    pixels: 'Pixels',
    pixelsValue: '{{minPixels}} to {{maxPixels}} megapixels, read from the file',
    side: 'Sides',
    sideValue: 'Neither longer than {{maxPhotoSide}} pixels',
    colour: 'Colour space',
    colourValue: 'sRGB only; a file without a profile is taken as sRGB',
    rights: 'Origin',
    rightsValue: 'Your own original work, not on sale elsewhere',
    dos: {
      raw: 'Shoot RAW, grade, and export as JPEG at quality 90 or more',
      inspect: 'Look at 100%: focus, noise, fringes, sensor dust',
      level: 'Straighten horizon and verticals',
      metadata: 'Write title and keywords in Lightroom or similar: they are read from the file and offered to you',
    },
    donts: {
      gamut: 'Adobe RGB, Display P3, ProPhoto RGB',
      frames: 'Frames, signatures, date stamps, collages',
      enlarged: 'Enlarging to reach the pixel count',
      same: 'All ten frames of one burst',
    },
  },
  ready: {
    title: 'Before you upload',
    lines: {
      format: 'MP4, H.264 or H.265, {{minVideo}} to {{maxVideo}}, no shorter than {{minSeconds}} s',
      size: 'At least 1080P, not enlarged, not interpolated, no black borders',
      colour: 'Graded; SDR is Rec.709, HDR is Rec.2020 with HLG in 10 bit',
      bitrate: 'About twice the minimum bitrate',
      focus: 'Watched to the end on a large screen: sharp, steady, no flicker, no dust',
      clean: 'No watermark, captions, timecode or music',
      rights: 'No faces, trademarks or works of art without consent',
      once: 'One take of each shot, the best',
    },
  },
};
