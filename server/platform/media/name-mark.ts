import { fileURLToPath } from 'node:url';

const FONT = '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf';
const SIZE = 30;
const SLANT = -24;
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/** Words as a slanted tile, white on a dark edge so that they are read on anything. */
export async function drawNameMark(words: string): Promise<Buffer> {
  // Loaded when somebody looks at a paper, because the web process needs it for nothing else.
  const { default: sharp } = await import('sharp');
  const plain = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const fontfile = fileURLToPath(import.meta.resolve(FONT));
  const write = (colour: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${plain}</span>`,
        font: `Noto Sans SC Bold ${SIZE}`,
        fontfile,
        dpi: 72,
        rgba: true,
      },
    })
      .png()
      .toBuffer();
  const [light, dark] = await Promise.all([write('#ffffffa0'), write('#00000080')]);
  const framed = await sharp(dark).extend({ right: 3, bottom: 3, background: NOTHING }).png().toBuffer();
  const both = await sharp(framed)
    .composite([{ input: light, left: 2, top: 2 }])
    .png()
    .toBuffer();
  return await sharp(both)
    .rotate(SLANT, { background: NOTHING })
    .extend({ top: 36, bottom: 36, left: 28, right: 28, background: NOTHING })
    .png()
    .toBuffer();
}
